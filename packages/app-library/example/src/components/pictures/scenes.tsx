import type { ReactNode } from "react";

export const pictureScenes: Record<string, ReactNode> = {
  person: <circle cx="200" cy="150" r="60" fill="var(--skin)" />,
};

export const DEFAULT_SCENE = "person";
