import { cloud } from "@/data/cloud";
import { currentPerson } from "@/data/session";
import { newId } from "@/lib/new-id";

const BUCKET = "pictures";

/** Puts a picture that was just chosen among the files of the cloud and gives its address; other values stay. */
export async function keepPicture(value: unknown): Promise<string> {
  const text = typeof value === "string" ? value : "";
  const person = currentPerson();
  if (!text.startsWith("data:image/") || !person) return text;
  const picture = await (await fetch(text)).blob();
  const path = `${person.id}/${newId()}.${picture.type === "image/png" ? "png" : "jpg"}`;
  const files = cloud.storage.from(BUCKET);
  const { error } = await files.upload(path, picture, { contentType: picture.type });
  if (error) throw error;
  return files.getPublicUrl(path).data.publicUrl;
}
