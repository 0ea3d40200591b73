import { describe, expect, it } from 'vitest';
import { makePlan } from '../plan/make-plan.ts';
import { understand } from './understand.ts';

const titles = (request: string): readonly string[] =>
  makePlan(understand(request))
    .pages.filter((page) => page.isInNav)
    .map((page) => page.title);

describe('hurried requests in other languages', () => {
  it.each([
    [
      'Vereinsseite für einen Schachclub mit Terminen, Mitgliedern, Turnieren und Ergebnissen',
      ['Mitglieder', 'Turniere'],
    ],
    [
      'Webseite für unsere Imkerei mit Honigsorten, Preisen, Hofladen-Öffnungszeiten und Kontaktformular',
      ['Preise', 'Öffnungszeiten'],
    ],
    [
      'ich brauche eine app um meine Schallplatten zu verwalten (künstler, album, jahr, zustand)',
      ['Schallplatten'],
    ],
    [
      'necesito una pagina para mi taller mecanico: servicios, citas, precios y opiniones de clientes',
      ['Servicios', 'Precios'],
    ],
    ['une appli pour suivre mes lectures avec note et avis', ['Livres']],
  ])('%s', (request, expected) => {
    expect(titles(request)).toEqual(expect.arrayContaining(expected));
  });

  it('keeps what is for the staff apart from what is for customers', () => {
    expect(
      makePlan(
        understand(
          'Um site para minha oficina de bicicletas com serviços, preços, horário de funcionamento e formulário de orçamento',
        ),
      ).kind,
    ).toBe('content');
    expect(
      makePlan(understand('Controle de estoque para loja de tintas, com cor, marca, quantidade e preço'))
        .kind,
    ).toBe('management');
  });
});
