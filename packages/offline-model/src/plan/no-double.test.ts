import { expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';
import { makePlan } from './make-plan.ts';

const rulesOf = (text: string, many: string) =>
  makePlan(understand(text)).entities.find((entity) => entity.many === many)?.rules ?? [];

it('guards the one who must not be in two places', () => {
  const clinic =
    'Staff manage patients (name, phone), doctors (name, specialty) and appointments (patient, doctor, date, time). A doctor cannot have two appointments at the same date and time.';
  expect(rulesOf(clinic, 'Appointments')).toContainEqual(
    expect.objectContaining({ kind: 'unique', fields: ['doctor', 'date', 'time'] }),
  );
  const fleet =
    'Manage vans (plate, model, mileage), drivers (name, phone) and trips (van, driver, date, distance). The plate of a van must be unique and a driver cannot make two trips on the same date.';
  expect(rulesOf(fleet, 'Trips')).toContainEqual(
    expect.objectContaining({ kind: 'unique', fields: ['driver', 'date'] }),
  );
});

it('keeps the days of a thing apart', () => {
  const text =
    'manage boat hire: boats (code, seats, colour), hires (boat, customer name, from, until). a boat cannot be hired twice for the same days';
  const plan = makePlan(understand(text));
  expect(plan.entities.flatMap((entity) => entity.rules)).toContainEqual(
    expect.objectContaining({ kind: 'noOverlap', resource: 'boat', from: 'from', to: 'until' }),
  );
});
