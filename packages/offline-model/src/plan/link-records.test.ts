import { describe, expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';
import { makePlan } from './make-plan.ts';

const pickers = (text: string, many: string): readonly string[] =>
  makePlan(understand(text))
    .entities.find((entity) => entity.many === many)
    ?.fields.flatMap((field) => (field.type === 'relation' ? [field.label] : [])) ?? [];

describe('records of an office', () => {
  it.each([
    ['Hospital system with these features: wards, beds, patients and admissions.', 'Beds', ['Ward']],
    [
      'Hospital system with these features: wards, beds, patients and admissions.',
      'Admissions',
      ['Patient', 'Bed'],
    ],
    [
      'School management with these features: students, teachers, subjects and exam results.',
      'Exam results',
      ['Student', 'Subject'],
    ],
    [
      'Asset management system with these features: assets, employees, assignments and repairs.',
      'Assignments',
      ['Asset', 'Employee'],
    ],
  ])('%s %s belong to what they are of', (text, many, labels) => {
    expect(pickers(text, many)).toEqual(expect.arrayContaining([...labels]));
  });

  it('know the owner of a pet by the pet', () => {
    const text =
      'Vet clinic management system with these features: owners, pets and appointments. Each pet belongs to one owner and has name and species.';
    expect(pickers(text, 'Pets')).toEqual(['Owner']);
    expect(pickers(text, 'Appointments')).toEqual(['Pet']);
  });

  it('have donors beside their donations', () => {
    const made = makePlan(
      understand('Blood bank management system with these features: donors, donations and requests.'),
    );
    expect(made.entities.map(({ many }) => many)).toEqual(['Donors', 'Donations', 'Requests']);
  });
});
