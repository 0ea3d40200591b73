import { localTable } from "@/data/local-table";
import type { DataTable, RecordBase } from "@/data/record-base";
import { seedRecords } from "@/data/seed-records";

interface Recipe extends RecordBase {
  title: string;
  minutes: number;
}

export interface Tables {
  recipes: Recipe;
}

export type TableName = keyof Tables;

export const store: { readonly [T in TableName]: DataTable<Tables[T]> } = {
  recipes: localTable<Recipe>("recipes", {
    seed: () => seedRecords([{ id: "recipes-1", title: "Tomato soup", minutes: 30 }]),
  }),
};
