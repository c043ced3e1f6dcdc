/** Circumference of a superellipse `|x/a|ⁿ + |z/b|ⁿ = 1`. */
export const circumference = (across: number, deep: number, exponent: number): number => {
  const steps = 720;
  let length = 0;
  let [x, z] = [across, 0];
  for (let step = 1; step <= steps; step += 1) {
    const angle = (2 * Math.PI * step) / steps;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    const nextX = across * Math.sign(cosine) * Math.abs(cosine) ** (2 / exponent);
    const nextZ = deep * Math.sign(sine) * Math.abs(sine) ** (2 / exponent);
    length += Math.hypot(nextX - x, nextZ - z);
    [x, z] = [nextX, nextZ];
  }
  return length;
};

/**
 * Half width and half depth of the section with this girth and ratio of depth to
 * width.
 */
export const halfAxes = (
  girth: number,
  ratio: number,
  exponent: number,
): readonly [across: number, deep: number] => {
  const across = girth / circumference(1, ratio, exponent);
  return [across, across * ratio];
};

/**
 * A smooth curve through points that never overshoots them (Fritsch and Carlson,
 * 1980).
 */
export const monotoneCurve = (
  places: readonly number[],
  values: readonly number[],
): ((place: number) => number) => {
  const last = places.length - 1;
  const slopes = places
    .slice(1)
    .map((place, index) => (values[index + 1] - values[index]) / (place - places[index]));
  const tangents = places.map((_, index) => {
    if (index === 0) return slopes[0];
    if (index === last) return slopes[last - 1];
    const [before, after] = [slopes[index - 1], slopes[index]];
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return (place) => {
    const inside = Math.min(Math.max(place, places[0]), places[last]);
    let index = 0;
    while (index < last - 1 && inside > places[index + 1]) index += 1;
    const width = places[index + 1] - places[index];
    const t = (inside - places[index]) / width;
    const [t2, t3] = [t * t, t * t * t];
    return (
      (2 * t3 - 3 * t2 + 1) * values[index] +
      (t3 - 2 * t2 + t) * width * tangents[index] +
      (3 * t2 - 2 * t3) * values[index + 1] +
      (t3 - t2) * width * tangents[index + 1]
    );
  };
};
