import type { DatabaseTable } from "@/data/database-row";

export const databaseTables: Readonly<Record<string, DatabaseTable>> = {
  recipes: { table: "recipes", columns: { title: ["title", "text"], minutes: ["minutes", "plain"] } },
};
