import { describe, expect, test } from 'vitest';
import { backLabel, type Level, levelKey, popLevel, pushLevel, resetTo, Stack, titleOf } from './stack.ts';

const level = (section: string, title: string, params: Record<string, string> = {}): Level => ({
  section,
  title,
  params,
});
const database = level('database', 'Database');
const orders = level('database', 'orders', { table: 'orders' });

describe('the stack of the console', () => {
  test('is called Cloud at its root, where nothing goes back', () => {
    expect(titleOf([])).toBe('Cloud');
    expect(backLabel([])).toBeUndefined();
  });

  test('goes back to the overview from the first screen', () => {
    expect(titleOf([database])).toBe('Database');
    expect(backLabel([database])).toBe('Overview');
    expect(popLevel([database])).toEqual([]);
  });

  test('says the title before, and Back where that has more than 12 characters', () => {
    expect(backLabel([database, orders])).toBe('Database');
    expect(backLabel([level('a', 'twelve chars'), orders])).toBe('twelve chars');
    expect(backLabel([level('a', 'thirteen char'), orders])).toBe('Back');
  });

  test('a push of what is shown changes nothing', () => {
    const stack = [database, orders];
    expect(pushLevel(stack, orders)).toBe(stack);
    expect(pushLevel(stack, database)).toHaveLength(3);
  });

  test('a side item leaves only itself', () => {
    expect(resetTo(database)).toEqual([database]);
  });

  test('going round in foreign keys stays bounded and readable', () => {
    let stack: Stack = [];
    for (let index = 0; index < 80; index += 1)
      stack = pushLevel(stack, level('database', `row ${index}`, { row: String(index) }));
    expect(Stack.safeParse(stack).success).toBe(true);
    expect(titleOf(stack)).toBe('row 79');
  });

  test('two levels are the same by what they show', () => {
    expect(levelKey(level('a', 'x', { one: '1', two: '2' }))).toBe(
      levelKey(level('a', 'y', { two: '2', one: '1' })),
    );
  });
});
