import { describe, expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';
import type { AppPlan } from './app-plan.ts';
import { makePlan } from './make-plan.ts';

const planOf = (text: string): AppPlan => makePlan(understand(text));

const thingsOf = (text: string): readonly string[] => planOf(text).entities.map(({ many }) => many);

const labelsOf = (text: string, many: string): readonly string[] =>
  planOf(text)
    .entities.find((entity) => entity.many === many)
    ?.fields.map(({ label }) => label) ?? [];

describe('requests that nobody foresaw', () => {
  it('keep what is reported, with its fields', () => {
    const text =
      'Please build a website for tracking meteorite finds. Users can report a find with location, weight, date and type (iron, stony). Provide a glossary.';
    expect(thingsOf(text)).toContain('Meteorite finds');
    expect(labelsOf(text, 'Meteorite finds')).toEqual(
      expect.arrayContaining(['Location', 'Weight', 'Date', 'Type']),
    );
    expect(thingsOf('Members register their apiaries and report swarms with location and size.')).toContain(
      'Swarms',
    );
  });

  it('have the qualities that a thing is sorted by', () => {
    const text =
      "Develop a web application for an orchestra's music archive. The application should have functionality for cataloguing scores by composer, instrumentation and duration, lending parts to musicians, and planning concert programmes.";
    expect(labelsOf(text, 'Scores')).toEqual(
      expect.arrayContaining(['Composer', 'Instrumentation', 'Duration']),
    );
  });

  it('make no record of who does something', () => {
    expect(thingsOf('An app where couples add dreams, vote on them and set a target date')).not.toContain(
      'Couples',
    );
    const market =
      'Marketplace for instruments: sellers list instruments with brand and price; admin approves listings';
    expect(thingsOf(market).join()).not.toMatch(/approves/i);
  });

  it('take no tool for a word that means something else', () => {
    expect(
      planOf('A booking site for a pottery studio with kiln times and wheel places').pages.map(
        ({ path }) => path,
      ),
    ).not.toContain('/wheel');
    const jobs =
      'Create a platform for freelance translators: profiles with language pairs and rates, clients post jobs with word count and deadline, translators send offers, clients accept one and rate them.';
    expect(thingsOf(jobs)).toEqual(expect.arrayContaining(['Jobs', 'Offers']));
  });

  it('name first rows as people would', () => {
    const [first] = planOf('A list of volcanoes with alert level, last eruption and elevation').entities;
    expect(first?.many).toBe('Volcanoes');
    expect(first?.seed[0]?.['name']).toBe('Mount Etna');
    const alert = first?.fields.find(({ label }) => label === 'Alert level');
    expect(alert?.options).toEqual(['Green', 'Yellow', 'Orange', 'Red']);
  });

  it('are about their own thing and not about that of the nearest trade', () => {
    expect(thingsOf('Personal library of perfumes: brand, notes, season, rating')).toEqual(['Perfumes']);
  });

  it.each([
    [
      'Flights with title and duration in minutes. A flight can not be longer than 60 minutes.',
      'Duration',
      0,
      60,
    ],
    ['Donors with name and age. Donors must be at least 18 years old.', 'Age', 18, undefined],
    ['Parcels with sender and weight in kg. The weight must be more than 0.', 'Weight', 0.01, undefined],
    [
      'Manage pigeons (name, ring number, weight). The weight has to be between 250 and 600.',
      'Weight',
      250,
      600,
    ],
  ])('are held to what they say: %s', (text, label, least, most) => {
    const fields = planOf(text).entities.flatMap((entity) => entity.fields);
    const bounds = fields.filter((one) => one.label === label).map(({ min, max }) => [min, max]);
    expect(bounds).toContainEqual([least, most]);
  });
});
