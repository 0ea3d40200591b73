import type { Position } from './positions.ts';

export interface SyntaxFault extends Position {
  readonly message: string;
}
