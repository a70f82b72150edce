/** What leaves the page: a drawing of the server as a picture in a file. */
import { spoken } from "../../prose/prose.svelte";

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("The picture cannot be drawn."));
    image.src = address;
  });
}

/** Save a position as a PNG, drawn twice as fine as it is shown. */
export async function picture(text: string): Promise<void> {
  const theme = document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";
  const answer = await fetch(`/api/v1/advice/picture?${new URLSearchParams({ text, theme })}`, {
    headers: { "Accept-Language": spoken() },
  });
  if (!answer.ok) throw new Error(answer.statusText);
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(await answer.text())}`);
  const canvas = document.createElement("canvas");
  canvas.width = 2 * image.naturalWidth;
  canvas.height = 2 * image.naturalHeight;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = "dethrone.png";
  link.click();
}
