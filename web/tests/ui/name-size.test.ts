import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HEIGHT, type Form } from '../../src/ui/card/forms';
import { nameSize } from '../../src/ui/card/name-size';

const FORMS = Object.keys(HEIGHT) as Form[];

it.each(FORMS)('a short name is written as large as a card allows, %s', (form) => {
  expect(nameSize('Inn', form).lines).toBe(1);
  expect(nameSize('Inn', form).size).toBeGreaterThanOrEqual(nameSize('Customs House', form).size);
});

it('a name is broken where that makes it larger', () => {
  expect(nameSize('Chamber of Commerce', 'portrait').lines).toBe(2);
  expect(nameSize('Chamber of Commerce', 'wide').lines).toBe(1);
  expect(nameSize('Chamberofcommerce', 'portrait').lines).toBe(1);
});

it('a name can be read on every card, in every language', () => {
  const folder = new URL('../../../src/thaumata/locales/', import.meta.url);
  for (const language of readdirSync(folder))
    for (const file of readdirSync(new URL(`${language}/`, folder)).filter((name) =>
      name.endsWith('-names.ftl'),
    ))
      for (const [, name = ''] of readFileSync(new URL(`${language}/${file}`, folder), 'utf-8').matchAll(
        /^\w+-card-\w+ = (.+)$/gm,
      ))
        expect(nameSize(name, 'portrait').size, name).toBeGreaterThan(5);
});
