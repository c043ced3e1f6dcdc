import { expect, test } from 'vitest';
import { parseFeetAndInches, parseNumber } from './parseNumber.ts';

test.each([
  ['185', 185],
  ['72,8', 72.8],
  [' 72.8 ', 72.8],
  ['', null],
  ['-3', null],
  ['1e3', null],
  ['about 80', null],
])('the number %s is read as %s', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each([
  ['6′ 1″', 73],
  ["6'1", 73],
  ['6’ 0.8”', 72.8],
  ['6 ft 1 in', 73],
  ['6 Fuß 1 Zoll', 73],
  ['6 1', 73],
  ['6', 72],
  ['73', 73],
  ['72.8', 72.8],
  ["6'13", null],
  ['tall', null],
  ['', null],
])('the height %s is read as %s inches', (text, inches) => {
  expect(parseFeetAndInches(text)).toBe(inches);
});
