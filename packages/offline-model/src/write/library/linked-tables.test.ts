import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';
import { partFiles } from '@loam/app-library';
import { ruleOf } from '../testing/written-rules.ts';

const STAND_INS = `
const beds = new Map([["b1", { id: "b1", status: "Free", stock: 3 }], ["b2", { id: "b2", status: "Cleaning", stock: 0 }]]);
const linkedRecord = (_table, id) => beds.get(id);
const changeLinked = (_table, id, changes) => beds.set(id, { ...beds.get(id), ...changes });
const inDays = () => "2030-01-10";
const formatDate = (day) => day;
`;

async function rules(): Promise<Record<string, unknown>> {
  const source = (partFiles().get('src/data/linked-rules.ts') ?? '').replaceAll(/^import [^;]*;\n/gm, '');
  const code = `${STAND_INS}${stripTypeScriptTypes(source)}`;
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  if (typeof module !== 'object' || module === null) throw new Error('No module.');
  return { ...module };
}

/** The rule or effect that one of the functions makes, to be called with whatever the test hands it. */
async function made(
  name: string,
  ...args: readonly unknown[]
): Promise<(...args: readonly unknown[]) => unknown> {
  const rule = ruleOf(await rules(), name)(...args);
  if (typeof rule !== 'function') throw new Error(`${name} makes no rule.`);
  return (...given) => rule(...given);
}

const isFree = (bed: { readonly status: string }): boolean => bed.status === 'Free';

describe('rules between tables', () => {
  it('refuse what is not fit to be picked, and leave what was picked before', async () => {
    const rule = await made('pickFits', 'bed', 'beds', { isFit: isFree, message: 'no' });
    expect(rule({ bed: 'b1' }, [])).toBeUndefined();
    expect(rule({ bed: 'b2' }, [])).toEqual({ message: 'no', field: 'bed' });
    expect(rule({ bed: 'b2' }, [], { bed: 'b2' })).toBeUndefined();
  });

  it('ask for what must be filled in first', async () => {
    const isDone = ({ status }: { readonly status: string }): boolean => status === 'Done';
    const rule = await made('needsValue', 'mechanic', isDone, 'first');
    expect(rule({ status: 'Done', mechanic: '' }, [])).toEqual({ message: 'first', field: 'mechanic' });
    expect(rule({ status: 'Open', mechanic: '' }, [])).toBeUndefined();
    expect(rule({ status: 'Done', mechanic: 'Ana' }, [])).toBeUndefined();
  });

  it('keep a number in its bounds while the record is so', async () => {
    const isFreed = ({ status }: { readonly status: string }): boolean => status === 'Freed';
    const rule = await made('boundWhen', 'weight', {
      min: 900,
      max: 2000,
      when: isFreed,
      message: 'not yet',
    });
    expect(rule({ status: 'Freed', weight: 899 }, [])).toEqual({ message: 'not yet', field: 'weight' });
    expect(rule({ status: 'Freed', weight: 2001 }, [])).toEqual({ message: 'not yet', field: 'weight' });
    expect(rule({ status: 'Freed', weight: null }, [])).toEqual({ message: 'not yet', field: 'weight' });
    expect(rule({ status: 'Freed', weight: 900 }, [])).toBeUndefined();
    expect(rule({ status: 'In care', weight: 10 }, [])).toBeUndefined();
  });

  it('keep days between two of the same and tell the next one', async () => {
    const rule = await made('daysApart', 'date', { days: 90, per: ['donor'], message: 'early' });
    const before = [{ donor: 'd1', date: '2030-01-01' }];
    expect(rule({ donor: 'd1', date: '2030-02-01' }, before)).toEqual({
      message: 'early (2030-04-01)',
      field: 'date',
    });
    expect(rule({ donor: 'd1', date: '2030-04-01' }, before)).toBeUndefined();
    expect(rule({ donor: 'd2', date: '2030-02-01' }, before)).toBeUndefined();
  });

  it('count what is left, once for each change, and never below nothing', async () => {
    const amount = ({ out }: { readonly out: number }): number => -out;
    const effect = await made('countsIn', 'bed', 'beds', { field: 'stock', amount, message: 'none' });
    expect(effect({ bed: 'b1', out: 4 })).toEqual({ message: 'none', field: 'bed' });
    const step = effect({ bed: 'b1', out: 2 });
    if (typeof step === 'object' && step !== null && 'apply' in step && typeof step.apply === 'function')
      step.apply();
    expect(effect({ bed: 'b1', out: 2 })).toEqual({ message: 'none', field: 'bed' });
    expect(effect({ bed: 'b1', out: 2 }, { bed: 'b1', out: 2 })).toBeUndefined();
  });
});
