/** Names for parts of `Database`, under the names that apps import. A name alone means the schema public. */
export const helperTypes = `type Schemas = Omit<Database, "__InternalSupabase">
type SchemaName = keyof Schemas
type Public = Extract<SchemaName, "public">
type Elsewhere = { schema: SchemaName }

type SchemaOf<Place> = Place extends { schema: infer Name extends SchemaName } ? Name : never
type Readable<Name extends SchemaName> = Schemas[Name]["Tables"] & Schemas[Name]["Views"]
type Part<All, Name, Key extends string> = Name extends keyof All
  ? All[Name] extends { [_ in Key]: infer Found }
    ? Found
    : never
  : never

export type Tables<
  NameOrPlace extends keyof Readable<Public> | Elsewhere,
  Name extends NameOrPlace extends Elsewhere ? keyof Readable<SchemaOf<NameOrPlace>> : never = never,
> = NameOrPlace extends Elsewhere
  ? Part<Readable<SchemaOf<NameOrPlace>>, Name, "Row">
  : Part<Readable<Public>, NameOrPlace, "Row">

export type TablesInsert<
  NameOrPlace extends keyof Schemas[Public]["Tables"] | Elsewhere,
  Name extends NameOrPlace extends Elsewhere ? keyof Schemas[SchemaOf<NameOrPlace>]["Tables"] : never = never,
> = NameOrPlace extends Elsewhere
  ? Part<Schemas[SchemaOf<NameOrPlace>]["Tables"], Name, "Insert">
  : Part<Schemas[Public]["Tables"], NameOrPlace, "Insert">

export type TablesUpdate<
  NameOrPlace extends keyof Schemas[Public]["Tables"] | Elsewhere,
  Name extends NameOrPlace extends Elsewhere ? keyof Schemas[SchemaOf<NameOrPlace>]["Tables"] : never = never,
> = NameOrPlace extends Elsewhere
  ? Part<Schemas[SchemaOf<NameOrPlace>]["Tables"], Name, "Update">
  : Part<Schemas[Public]["Tables"], NameOrPlace, "Update">

export type Enums<
  NameOrPlace extends keyof Schemas[Public]["Enums"] | Elsewhere,
  Name extends NameOrPlace extends Elsewhere ? keyof Schemas[SchemaOf<NameOrPlace>]["Enums"] : never = never,
> = NameOrPlace extends Elsewhere
  ? Schemas[SchemaOf<NameOrPlace>]["Enums"][Name]
  : NameOrPlace extends keyof Schemas[Public]["Enums"]
    ? Schemas[Public]["Enums"][NameOrPlace]
    : never

export type CompositeTypes<
  NameOrPlace extends keyof Schemas[Public]["CompositeTypes"] | Elsewhere,
  Name extends NameOrPlace extends Elsewhere
    ? keyof Schemas[SchemaOf<NameOrPlace>]["CompositeTypes"]
    : never = never,
> = NameOrPlace extends Elsewhere
  ? Schemas[SchemaOf<NameOrPlace>]["CompositeTypes"][Name]
  : NameOrPlace extends keyof Schemas[Public]["CompositeTypes"]
    ? Schemas[Public]["CompositeTypes"][NameOrPlace]
    : never`;
