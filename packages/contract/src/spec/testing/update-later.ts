import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { spec } from '../../spec.data.ts';
import { gatherEvidence } from './evidence.ts';
import { removeFromLaterFile } from './later-file.ts';
import { later } from '../later.data.ts';
import { createProver } from './prove.ts';
import { countByDocument, printReport, reviewLater } from './report.ts';

const isProven = createProver(gatherEvidence());
const review = reviewLater(spec, later, isProven);
const path = fileURLToPath(new URL('../later.data.ts', import.meta.url));
writeFileSync(path, removeFromLaterFile(readFileSync(path, 'utf8'), [...review.nowBound, ...review.unknown]));

const say = (line: string): void => void process.stdout.write(`${line}\n`);
for (const id of review.nowBound) say(`bound: ${id}`);
for (const id of review.unproven) say(`lost its proof, mend the code or put it back by hand: ${id}`);
say(printReport(countByDocument(spec, isProven)));
process.exitCode = review.unproven.length === 0 ? 0 : 1;
