import { app } from "@/lib/app";

export function Today() {
  return new Date().toLocaleDateString(app.locale, { weekday: "long", day: "numeric", month: "long" });
}
