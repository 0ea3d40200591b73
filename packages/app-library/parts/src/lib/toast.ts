import type { ExternalToast } from "sonner";

type Tell = (message: string, options?: ExternalToast) => void;

/** What shows messages is loaded with the first of them, or after the page. */
const teller =
  (kind: "success" | "error" | "info"): Tell =>
  (message, options) =>
    void import("sonner").then(({ toast: sonner }) => sonner[kind](message, options));

export const toast = { success: teller("success"), error: teller("error"), info: teller("info") };
