import type { WordTable } from '../../blocks/block-words.ts';

/** QR codes of up to a hundred characters: byte mode, versions 1 to 6, error correction M. */
export const QR: Readonly<Record<string, string>> = {
  'src/lib/tools/qr-code.ts': `interface QrVersion {
  blocks: number;
  dataPerBlock: number;
  checkPerBlock: number;
}

const VERSIONS: readonly QrVersion[] = [
  { blocks: 1, dataPerBlock: 16, checkPerBlock: 10 },
  { blocks: 1, dataPerBlock: 28, checkPerBlock: 16 },
  { blocks: 1, dataPerBlock: 44, checkPerBlock: 26 },
  { blocks: 2, dataPerBlock: 32, checkPerBlock: 18 },
  { blocks: 2, dataPerBlock: 43, checkPerBlock: 24 },
  { blocks: 4, dataPerBlock: 27, checkPerBlock: 16 },
];

/** Powers of two in the field that the code reckons in. */
const POWERS = Array.from({ length: 255 }, () => 1);
for (let at = 1; at < 255; at += 1) {
  const next = POWERS[at - 1] * 2;
  POWERS[at] = next > 255 ? next ^ 0x11d : next;
}

function multiply(left: number, right: number): number {
  if (left === 0 || right === 0) return 0;
  return POWERS[(POWERS.indexOf(left) + POWERS.indexOf(right)) % 255];
}

/** The check bytes of a block, after Reed and Solomon. */
export function checkBytes(data: readonly number[], count: number): readonly number[] {
  let divisor = [1];
  for (let at = 0; at < count; at += 1) {
    const next = [...divisor, 0];
    divisor.forEach((factor, place) => {
      next[place + 1] ^= multiply(factor, POWERS[at]);
    });
    divisor = next;
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  data.forEach((_, at) => {
    const lead = rest[at];
    divisor.forEach((factor, place) => {
      rest[at + place] ^= multiply(factor, lead);
    });
  });
  return rest.slice(data.length);
}

/** The fifteen bits that tell error correction M and the first mask. */
export const FORMAT_BITS = "101010000010010";

/** Dark and light modules row by row; null for a text that is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const index = VERSIONS.findIndex(({ blocks, dataPerBlock }) => bytes.length + 2 <= blocks * dataPerBlock);
  if (index < 0) return null;
  return drawn(index + 1, codewords(bytes, VERSIONS[index]));
}

function codewords(bytes: readonly number[], { blocks, dataPerBlock, checkPerBlock }: QrVersion): readonly number[] {
  const bits = [4, ...bytes].reduce(
    (told, byte, at) => told + byte.toString(2).padStart(at === 0 ? 4 : 8, "0") + (at === 0 ? bytes.length.toString(2).padStart(8, "0") : ""),
    "",
  );
  const padded = (bits + "0000").padEnd(Math.ceil((bits.length + 4) / 8) * 8, "0");
  const words = (padded.match(/.{8}/g) ?? []).slice(0, blocks * dataPerBlock).map((byte) => parseInt(byte, 2));
  for (let at = 0; words.length < blocks * dataPerBlock; at += 1) words.push(at % 2 === 0 ? 236 : 17);
  const parts = Array.from({ length: blocks }, (_, block) => words.slice(block * dataPerBlock, (block + 1) * dataPerBlock));
  const checks = parts.map((part) => checkBytes(part, checkPerBlock));
  return [
    ...Array.from({ length: dataPerBlock }, (_, at) => parts.map((part) => part[at])).flat(),
    ...Array.from({ length: checkPerBlock }, (_, at) => checks.map((check) => check[at])).flat(),
  ];
}

function drawn(version: number, words: readonly number[]): readonly (readonly boolean[])[] {
  const size = 17 + 4 * version;
  const grid: (boolean | null)[][] = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const square = (top: number, left: number, rings: readonly boolean[]) => {
    const reach = rings.length - 1;
    for (let y = -reach; y <= reach; y += 1) {
      for (let x = -reach; x <= reach; x += 1) {
        const row = grid[top + y];
        if (row && left + x >= 0 && left + x < size) row[left + x] = rings[Math.max(Math.abs(x), Math.abs(y))];
      }
    }
  };
  for (let at = 8; at < size - 8; at += 1) {
    grid[6][at] = at % 2 === 0;
    grid[at][6] = at % 2 === 0;
  }
  for (const [top, left] of [[3, 3], [3, size - 4], [size - 4, 3]]) square(top, left, [true, true, false, true, false]);
  if (version > 1) square(size - 7, size - 7, [true, false, true]);
  placeFormat(grid, size);
  placeWords(grid, words);
  return grid.map((row) => row.map((isDark) => isDark === true));
}

function placeFormat(grid: (boolean | null)[][], size: number) {
  const bits = [...FORMAT_BITS].map((bit) => bit === "1");
  bits.forEach((isDark, at) => {
    const near = at < 6 ? at : at < 8 ? at + 1 : -1;
    if (near >= 0) grid[8][near] = isDark;
    else grid[at === 8 ? 7 : 14 - at][8] = isDark;
    if (at < 7) grid[size - 1 - at][8] = isDark;
    else grid[8][size - 15 + at] = isDark;
  });
  grid[size - 8][8] = true;
}

/** Up and down in columns of two from the right; a module is turned where row and column make an even sum. */
function placeWords(grid: (boolean | null)[][], words: readonly number[]) {
  const size = grid.length;
  const bits = words.map((word) => word.toString(2).padStart(8, "0")).join("");
  let at = 0;
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y][x] !== null) continue;
        grid[y][x] = (bits[at] === "1") !== ((x + y) % 2 === 0);
        at += 1;
      }
    }
    isUp = !isUp;
  }
}
`,
  'src/components/tools/QrMaker.tsx': `const EDGE = 4;
const SCALE = 12;

export function QrMaker() {
  const [text, setText] = useStored("qr-text", "https://example.com");
  const code = text.trim() === "" ? null : qrCode(text.trim());
  const size = (code?.length ?? 21) + EDGE * 2;

  const download = () => {
    if (!code) return;
    const canvas = document.createElement("canvas");
    canvas.width = size * SCALE;
    canvas.height = size * SCALE;
    const context = canvas.getContext("2d");
    if (!context) return;
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = "#000000";
    code.forEach((row, y) =>
      row.forEach((isDark, x) => {
        if (isDark) context.fillRect((x + EDGE) * SCALE, (y + EDGE) * SCALE, SCALE, SCALE);
      }),
    );
    const link = document.createElement("a");
    link.href = canvas.toDataURL("image/png");
    link.download = "qr-code.png";
    link.click();
  };

  return (
    <div className="mx-auto grid w-full max-w-3xl items-start gap-6 md:grid-cols-2">
      <div className="grid gap-4 rounded-xl border bg-card p-6 text-card-foreground">
        <div className="grid gap-2">
          <Label htmlFor="qr-text">%tQrText%</Label>
          <Textarea id="qr-text" rows={4} value={text} onChange={(event) => setText(event.target.value)} />
        </div>
        {!code && (
          <p role="alert" className="text-sm text-destructive">
            %tQrProblem%
          </p>
        )}
        <Button type="button" disabled={!code} onClick={download}>
          <DownloadIcon aria-hidden="true" />
          %tQrDownload%
        </Button>
      </div>
      {code && (
        <svg viewBox={"0 0 " + size + " " + size} role="img" aria-label={"%tQrFor%".replace("{name}", text)} shapeRendering="crispEdges" className="w-full rounded-xl border bg-white">
          {code.flatMap((row, y) =>
            row.map((isDark, x) => (isDark ? <rect key={y + "-" + x} x={x + EDGE} y={y + EDGE} width="1" height="1" fill="#000000" /> : null)),
          )}
        </svg>
      )}
    </div>
  );
}
`,
};

export const QR_WORDS: WordTable = {
  tQrText: ['Link or text', 'Link ou texto', 'Enlace o texto', 'Link oder Text', 'Lien ou texte'],
  tQrProblem: [
    'Enter a text of at most 106 characters.',
    'Digite um texto de até 106 caracteres.',
    'Escribe un texto de 106 caracteres como máximo.',
    'Bitte einen Text mit höchstens 106 Zeichen eingeben.',
    'Saisissez un texte de 106 caractères au plus.',
  ],
  tQrDownload: ['Download PNG', 'Baixar PNG', 'Descargar PNG', 'PNG herunterladen', 'Télécharger le PNG'],
  tQrFor: [
    'QR code for {name}',
    'QR code de {name}',
    'Código QR de {name}',
    'QR-Code für {name}',
    'Code QR de {name}',
  ],
};
