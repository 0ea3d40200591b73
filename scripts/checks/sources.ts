import { repositoryRoot } from '../lib/root.ts';
import { checkBoundaries } from './boundaries.ts';
import { recordedExemptions } from './exemptions.ts';
import { printFindings } from './finding.ts';
import { printMeasures } from './sizes.ts';
import { readSourceTree } from './source-tree.ts';

// Reading every file costs more than either check.
const files = readSourceTree(repositoryRoot);
printFindings(checkBoundaries(files, recordedExemptions), 'boundaries');
if (!printMeasures(files)) process.exitCode = 1;
