import { describe, expect, it } from 'vitest';
import { detectLanguage } from './language.ts';
import { understand } from './understand.ts';

function fieldsOf(text: string, many: RegExp): readonly string[] {
  const entity = understand(text).entities.find((one) => many.test(one.many));
  return (entity?.fields ?? []).map((field) => field.label);
}

const optionsOf = (text: string, label: string): readonly string[] =>
  understand(text)
    .entities.flatMap((entity) => entity.fields)
    .find((field) => field.label === label)?.options ?? [];

const clinic =
  'Staff manage patients (name, phone), doctors (name, specialty) and visits (patient, doctor, date, status: planned, done, missed).';

describe('lists of fields', () => {
  it('belong to the thing before the bracket', () => {
    expect(fieldsOf(clinic, /^patients$/i)).toEqual(['Name', 'Phone']);
    expect(fieldsOf(clinic, /visits$/i)).toEqual(['Patient', 'Doctor', 'Date', 'Status']);
  });

  it('keep the options that follow a colon, up to the next field', () => {
    expect(optionsOf(clinic, 'Status')).toEqual(['Planned', 'Done', 'Missed']);
    const guide = 'A guide with places (name, type: museum, beach, park, and price of entry).';
    expect(optionsOf(guide, 'Type')).toEqual(['Museum', 'Beach', 'Park']);
    expect(fieldsOf(guide, /places/i)).toContain('Price of entry');
  });

  it('keep options as they were written in another language', () => {
    const text =
      'Ein kleines CRM: Kunden mit Name und Ort, Angebote mit Betrag und Status (offen, angenommen, abgelehnt).';
    expect(optionsOf(text, 'Status')).toEqual(['Offen', 'Angenommen', 'Abgelehnt']);
  });

  it('stand after a colon too', () => {
    const text = 'Stock of parts. Items: SKU (unique), name, quantity, shelf. Suppliers: name, country.';
    const [sku] =
      understand(text)
        .entities.find((one) => one.many === 'Items')
        ?.fields.filter((field) => field.label === 'SKU') ?? [];
    expect(sku).toMatchObject({ isUnique: true, isRequired: true, options: [] });
    expect(fieldsOf(text, /^suppliers$/i)).toEqual(['Name', 'Country']);
  });

  it('tell limits, yes or no, and days', () => {
    const text =
      'Manage hires (boat, from, until, guests at most 6, grade from 1 to 5, paid yes/no). Boats: name, length in m.';
    const fields = understand(text).entities.find((one) => /hires/i.test(one.many))?.fields ?? [];
    expect(fields.map(({ label, type, min, max }) => [label, type, min, max])).toEqual([
      ['Boat', 'text', null, null],
      ['From', 'date', null, null],
      ['Until', 'date', null, null],
      ['Guests', 'number', null, 6],
      ['Grade', 'number', 1, 5],
      ['Paid', 'flag', null, null],
    ]);
  });

  it('leave places alone', () => {
    const text =
      'A club site with members, a contact form (name, email, message) and my profile (name, country).';
    const things = understand(text).entities.map((entity) => entity.many);
    expect(things.join(' ')).not.toMatch(/form|profile/i);
  });

  it('are not made of examples', () => {
    expect(fieldsOf('A shop that sells tools (hammers, saws and drills).', /tools/i)).toEqual([]);
  });
});

describe('the language of a short request', () => {
  it('is English for English words without small ones', () => {
    expect(detectLanguage('Simple task manager')).toBe('en');
    expect(detectLanguage('Car repair shop: customers, cars (plate, model), repairs (car, date, cost)')).toBe(
      'en',
    );
    expect(detectLanguage('Lista de tareas simple')).toBe('es');
  });
});

describe('fields told in other ways', () => {
  it('follow "have"', () => {
    const text =
      'Make an invoicing tool. Clients have a name, email and address. Invoices have a number, client, amount and status (draft, sent, paid).';
    expect(fieldsOf(text, /^clients$/i)).toEqual(['Name', 'Email', 'Address']);
    expect(fieldsOf(text, /^invoices$/i)).toEqual(['Number', 'Client', 'Amount', 'Status']);
  });

  it('belong to what is sent, not to a record of its own', () => {
    const said = understand(
      'Visitors browse pets (name, species, age) and send an adoption request (name, email, message).',
    );
    expect(said.entities.map((entity) => entity.id)).toEqual(['pet']);
    expect(said.formFields.map((field) => field.label)).toEqual(
      expect.arrayContaining(['Name', 'Email', 'Message']),
    );
  });

  it('are said of who uses the app only in passing', () => {
    expect(fieldsOf('A forum. Users have a profile page and a name.', /users/i)).toEqual([]);
  });
});
