import { localTable } from "@/data/local-table";

export const keptTable = localTable;
