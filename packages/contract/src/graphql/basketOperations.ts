import * as z from 'zod/mini';
import { noVariables, operation } from './operation.ts';

export const basketLinesWithQuantity = operation({
  name: 'BasketLinesWithQuantity',
  text: 'query BasketLinesWithQuantity { current_basket { lines { quantity } } }',
  variables: noVariables,
  content: z.object({
    current_basket: z.object({ lines: z.array(z.object({ quantity: z.int() })) }),
  }),
});
