import { reply, type Reply, type ReceivedRequest } from '@loam/testkit';

/** The product asks this model when nobody has connected another. */
export const scriptedModel = 'scripted-1';

const betweenPiecesMs = 60;

/** What the product adds after the words of the person. */
const added = /\[Added by the builder: [^\]]*\]\s*$/;

/** Decides by the last words of the person; what comes before and after them is what the product adds. */
export function scriptedAnswer({ lastUserText, step }: ReceivedRequest): Reply {
  const said = lastUserText.replace(added, '').trim();
  if (said.endsWith(askRequest)) return askColour(step);
  const heading = /Write the heading “([^”]+)”$/.exec(said)?.[1];
  if (heading !== undefined) return writeHeading(heading, step);
  const count = /Count to (\d+)$/.exec(said)?.[1];
  if (count !== undefined) return countTo(Number(count));
  const lost = /Failed to resolve \/?(src\/[\w.-]+)/.exec(said)?.[1];
  if (lost !== undefined) return bringBack(lost, step);
  if (said.endsWith(firstRequest)) return buildClub(step);
  return reply({ text: 'I have heard you.' });
}

export const askRequest = 'Choose a colour with me';

function askColour(step: number): Reply {
  if (step > 0) return reply({ text: 'Thank you, I know enough.' });
  const question = 'Which colour should the heading have?';
  return reply({ toolCalls: [{ name: 'ask_user', input: { question, options: ['Blue', 'Green'] } }] });
}

export const firstRequest = 'A page for our garden club with the dates of every meeting';

function buildClub(step: number): Reply {
  if (step > 0) return reply({ text: 'I built the page of the garden club.' });
  const page = 'export default function Meetings() {\n  return <p>Every first Sunday</p>;\n}\n';
  const index = `import Meetings from '@/components/Meetings';

export default function Index() {
  return (
    <main>
      <h1>Garden club</h1>
      <Meetings />
    </main>
  );
}
`;
  return reply({
    toolCalls: [
      { name: 'write_file', input: { path: 'src/pages/Index.tsx', content: index } },
      { name: 'write_file', input: { path: 'src/components/Meetings.tsx', content: page } },
    ],
  });
}

function bringBack(path: string, step: number): Reply {
  if (step > 0) return reply({ text: 'The file is there again.' });
  return reply({ toolCalls: [{ name: 'write_file', input: { path, content: "import './main.tsx';\n" } }] });
}

function writeHeading(heading: string, step: number): Reply {
  if (step === 0) {
    return reply({
      text: 'I look at the page first.',
      toolCalls: [{ name: 'read_file', input: { path: 'src/pages/Index.tsx' } }],
    });
  }
  if (step > 1) return reply({ text: `The page now says ${heading}.` });
  const content = `export default function Index() {\n  return <h1>${heading}</h1>;\n}\n`;
  return reply({
    toolCalls: [{ name: 'write_file', input: { path: 'src/pages/Index.tsx', content } }],
  });
}

function countTo(last: number): Reply {
  const pieces = Array.from({ length: last }, (_, index) => `n${index + 1} `);
  return reply({ text: pieces, delayMs: betweenPiecesMs });
}
