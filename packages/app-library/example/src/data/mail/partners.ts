export const PARTNERS: readonly string[] = ["Mia Berg", "Tom Hale"];
