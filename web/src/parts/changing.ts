/** How long the frame of a number that has changed stays: as long as what changed it is shown. A table says so for all of its numbers. */
import { getContext, setContext } from "svelte";

const SHOWN = Symbol("shown");

export const showing = (isShown: () => boolean): void => void setContext(SHOWN, isShown);
export const shown = (): (() => boolean) => getContext<(() => boolean) | undefined>(SHOWN) ?? (() => false);
