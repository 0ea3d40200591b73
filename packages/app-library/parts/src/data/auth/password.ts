/** What is kept of a password: a salted digest, never the password itself. */
export async function passwordDigest(salt: string, password: string): Promise<string> {
  const bytes = new TextEncoder().encode(salt + ":" + password);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
