import { describe, expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';
import { makePlan } from './make-plan.ts';

const planFor = (text: string) => makePlan(understand(text));
const namesIn = (text: string): readonly string[] => planFor(text).entities.map(({ many }) => many);

const tools =
  'Please create a website for a neighbourhood tool library where residents can lend tools to each other. The ' +
  'system should let users browse the available tools by category, view the details of a tool (condition, owner, ' +
  'deposit), reserve a tool for a period of days, and see their own reservations with the possibility to cancel ' +
  'them. Owners should be able to add a tool with a photo.';
const wind =
  'I want a system for our wind farm. Turbines have a name, model, rated power and commissioning date. Every day ' +
  'the output is entered. Technicians log work orders with turbine, fault code, parts used and hours. Show a ' +
  'chart of the output per month and export the work orders.';
const luggage =
  'Please build an online platform for lost luggage at a small airport. Passengers should be able to report a ' +
  'missing bag (flight number, bag tag, brand) and check its status. Staff should be able to register found ' +
  'bags, match them to reports and close the case.';

describe('a request about a world of its own', () => {
  it('has what it is about as its first thing, with the fields that it lists', () => {
    const [first, ...others] = planFor(tools).entities;
    expect(first?.many).toBe('Tools');
    expect(first?.fields.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Condition', 'Owner', 'Deposit', 'Picture']),
    );
    expect(others.map(({ many }) => many).join()).not.toMatch(/rooms|photos|books/i);
    expect(others.flatMap(({ fields }) => fields.map(({ label }) => label))).not.toContain('Possibility');
  });

  it('gets nothing from the nearest domain', () => {
    expect(namesIn(wind)).toEqual(['Turbines', 'Work orders']);
    expect(planFor(wind).domain).toBe('general');
    expect(namesIn(luggage)).toEqual(expect.arrayContaining(['Missing bags', 'Found bags']));
  });

  it('is named and described in its own words', () => {
    expect(planFor(wind).name).toBe('Wind Farm');
    expect(planFor(luggage).name).toBe('Lost Luggage');
    expect(planFor(luggage).tagline).toContain('issing bags');
  });

  it('has rows that could be its own', () => {
    for (const text of [tools, wind, luggage])
      for (const { seed, titleField } of planFor(text).entities)
        for (const row of seed)
          expect(String(row[titleField])).not.toMatch(/^(?:Classic|Little|The hidden) /);
  });

  it('never keeps a thing whose name is half a phrase', () => {
    const text =
      'Landing page for an escape room with rooms, prices, reviews and a booking form with date, number of players and email.';
    expect(namesIn(text).join()).not.toMatch(/\bof\b/i);
  });
});
