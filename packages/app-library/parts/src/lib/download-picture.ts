export function downloadPicture(name: string, canvas: HTMLCanvasElement | null) {
  const link = document.createElement("a");
  link.href = canvas?.toDataURL("image/png") ?? "";
  link.download = name;
  link.click();
}
