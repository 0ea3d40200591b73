/** The name that a download carries in its content-disposition header, without any folder. */
export function savedName(header: string | null, fallback: string): string {
  const whole = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename="([^"]*)"/i.exec(header ?? '')?.[1] ?? /filename=([^;"]+)/i.exec(header ?? '')?.[1];
  const name = (whole === undefined ? plain : decoded(whole))?.trim() ?? '';
  return name.split(/[/\\]/).at(-1) || fallback;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
