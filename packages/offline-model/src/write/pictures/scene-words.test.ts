import { describe, expect, it } from 'vitest';
import { sceneFor, thingWords } from './scene-words.data.ts';
import { isDrawn } from './write-pictures.ts';

describe('sceneFor', () => {
  it.each([
    ['tomato pasta', 'food'],
    ['a cat on a sofa', 'animal'],
    ['doctor woman', 'woman'],
    ['Wedding photos', 'camera'],
    ['Wedding party', 'event'],
    ["Kids' bike", 'bicycle'],
    ['category', 'abstract'],
    ['price list', 'abstract'],
    ['Classic main', 'abstract'],
    ['second chance', 'abstract'],
  ])('draws %s as %s', (words, scene) => {
    expect(sceneFor(words, 'general')).toBe(scene);
  });

  it('draws a room for guests as a room, whatever it looks out on', () => {
    expect(sceneFor('garden view', 'hotel', thingWords({ id: 'hotelRoom', one: 'Room' }))).toBe('room');
    expect(sceneFor('mountain hotel', 'general')).toBe('room');
    expect(isDrawn('room')).toBe(true);
  });

  it('draws a thing as its kind where its own words say nothing', () => {
    expect(sceneFor('Earl Grey', 'general', thingWords({ id: 'tea', one: 'Tea' }))).toBe('teapot');
  });

  it('falls back to the domain', () => {
    expect(sceneFor('', 'real-estate')).toBe('home');
  });

  it('names only scenes that are drawn', () => {
    const named = [
      'cake',
      'coffee',
      'bus',
      'river',
      'museum',
      'loan',
      'hat',
      'tower city',
      'yoga',
      'golf',
      'rose',
      'teapot',
      'vase',
      'camera',
      'forum',
      'planet',
      'backpack',
    ];
    expect(named.map((words) => sceneFor(words, '')).filter((scene) => !isDrawn(scene))).toEqual([]);
  });

  it('draws goods that it knows nothing about as a still life', () => {
    expect(sceneFor('', 'general', thingWords({ id: 'product', one: 'Product' }))).toBe('stillLife');
    expect(isDrawn('stillLife')).toBe(true);
  });
});
