/** A page without accounts that writes into a table and asks a function. */
export const seedPage = `import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { supabase } from "@/integrations/supabase/client";

const Index = () => {
  const queryClient = useQueryClient();
  const { data: seeds = [] } = useQuery({
    queryKey: ["seeds"],
    queryFn: async () => {
      const { data, error } = await supabase.from("seeds").select("id, name").order("id");
      if (error) throw error;
      return data;
    },
  });
  const add = async () => {
    await supabase.from("seeds").insert({ name: "Beans" });
    await queryClient.invalidateQueries({ queryKey: ["seeds"] });
  };
  return (
    <main className="mx-auto flex max-w-xl flex-col gap-4 px-6 py-12">
      <h1 className="text-3xl font-semibold">Seeds</h1>
      <ul aria-label="Seeds">
        {seeds.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <Button onClick={() => void add()}>Add beans</Button>
      <Button onClick={() => void supabase.functions.invoke("sow", { body: { name: "Beans" } })}>Sow</Button>
    </main>
  );
};

export default Index;
`;

const cors = `const cors = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "authorization, x-client-info, apikey, content-type",
};
`;

export const sow = {
  /** Each line is right, but what it needs is not there. */
  broken: `import { soil } from "../_shared/soil.ts";

Deno.serve(() => new Response(soil));
`,
  /** Runs, and fails whenever it is asked. */
  failing: `${cors}Deno.serve((request: Request) => {
  if (request.method === "OPTIONS") return new Response("ok", { headers: cors });
  console.error("There is no soil");
  return new Response(JSON.stringify({ error: "There is no soil" }), { status: 500, headers: cors });
});
`,
  right: `${cors}Deno.serve((request: Request) => {
  if (request.method === "OPTIONS") return new Response("ok", { headers: cors });
  return new Response(JSON.stringify({ sown: true }), { headers: cors });
});
`,
} as const;
