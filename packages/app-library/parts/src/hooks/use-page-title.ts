import { useEffect } from "react";
import { app } from "@/lib/app";

export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = title === app.name ? app.name : `${title} · ${app.name}`;
  }, [title]);
}
