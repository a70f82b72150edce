/** Words into the clipboard; whether it could be done. Without a secure address there is none at all. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
