import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const names = (text: string): readonly string[] => understand(text).entities.map(({ many }) => many);
const fieldsOf = (text: string, many: string): readonly string[] =>
  understand(text)
    .entities.find((entity) => entity.many === many)
    ?.fields.map(({ label }) => label) ?? [];

const VETS =
  'Please build a veterinary clinic management system with these features: owners, pets, appointments and vaccinations. Each pet belongs to one owner and has name, species (dog, cat, rabbit) and weight. Appointments have date, time, vet and status (scheduled, done). Show on the dashboard the vaccinations that are overdue.';

describe('things that a request counts up', () => {
  it('are kept, in their order, and nothing that other sentences seem to speak of', () => {
    expect(names(VETS)).toEqual(['Owners', 'Pets', 'Appointments', 'Vaccinations']);
  });

  it('have the fields that are told of them later', () => {
    expect(fieldsOf(VETS, 'Pets')).toEqual(['Name', 'Owner', 'Species', 'Weight']);
    expect(fieldsOf(VETS, 'Appointments')).toContain('Vet');
  });

  it('are called as the request calls them', () => {
    expect(
      names(
        'Warehouse management system with these features: products, suppliers, purchase orders and a dashboard.',
      ),
    ).toEqual(['Products', 'Suppliers', 'Purchase orders']);
    expect(
      names('Necesito un sistema para administrar un condominio: propietarios, cuotas mensuales y reclamos.'),
    ).toEqual(['Propietarios', 'Cuotas mensuales', 'Reclamos']);
  });
});
