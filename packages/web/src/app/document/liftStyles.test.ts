import { describe, expect, it } from 'vitest';
import { liftStyles } from './liftStyles.ts';

describe('styles in attributes', () => {
  it('style attributes become rules, one for each different style', () => {
    const { content, rules } = liftStyles(
      '<i style="color:red"></i><b class="x" style="left:5%;top:1px"></b><u style="color:red">a style=&quot;none&quot;</u>',
    );
    expect(content).toBe(
      '<i data-look="0"></i><b class="x" data-look="1"></b><u data-look="0">a style=&quot;none&quot;</u>',
    );
    expect(rules).toBe('\n[data-look="0"]{color:red}\n[data-look="1"]{left:5%;top:1px}');
  });

  it('styles in attributes survive rendering unchanged', () => {
    expect(liftStyles('<i style="background:url(&quot;a?b&amp;c&quot;)"></i>').rules).toBe(
      '\n[data-look="0"]{background:url("a?b&c")}',
    );
  });

  it('without style attributes there are no rules', () => {
    expect(liftStyles('<p>style</p>')).toEqual({ content: '<p>style</p>', rules: '' });
  });
});
