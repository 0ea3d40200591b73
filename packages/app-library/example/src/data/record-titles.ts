import { store, type TableName, type Tables } from "@/data/store";

export const recordTitles: { readonly [T in TableName]: (record: Tables[T]) => string } = {
  recipes: (recipe) => recipe.title,
};

export function titleOf<T extends TableName>(table: T, id: string): string {
  const record = store[table].list().find((candidate) => candidate.id === id);
  return record ? recordTitles[table](record) : "";
}
