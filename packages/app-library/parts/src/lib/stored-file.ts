/** A file kept in a text: its name, and after a bar its content as a data address. */
export function readFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const address = typeof reader.result === "string" ? reader.result : "";
      resolve(`${file.name}|${address}`);
    };
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

export function fileName(stored: string): string {
  return stored.split("|")[0] ?? stored;
}

/** The address to download from; examples have a name alone. */
export function fileUrl(stored: string): string | undefined {
  return stored.split("|")[1];
}
