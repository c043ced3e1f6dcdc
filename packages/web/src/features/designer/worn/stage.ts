import type { LitMesh, Worn } from '@tailorbird/atelier/worn';
import { colorOf, luminance, recolorRows } from '@tailorbird/packshot';

export type Stage = {
  /** `turn` is the angle of the body in radians: 0 shows the front. `color` is hex. */
  readonly draw: (turn: number, color: string) => void;
  readonly dispose: () => void;
};

/** Meters between the camera and the middle of the body. */
const cameraDistance = 3.6;
/** Size of the frame relative to the body: nearer parts are larger. */
const margin = 1.1;

const vertexShader = `#version 300 es
in vec3 position;
in vec3 normal;
in vec4 light;
in vec4 relief;
in vec2 closure;
in float opacity;
uniform vec2 turn;
uniform vec3 middle;
uniform vec2 scale;
out vec3 facing;
out vec4 arriving;
out vec4 fine;
out vec2 front;
out float alpha;
vec3 turned(vec3 p) {
  return vec3(p.x * turn.x + p.z * turn.y, p.y, p.z * turn.x - p.x * turn.y);
}
void main() {
  vec3 seen = turned(position - middle);
  float depth = ${cameraDistance.toFixed(1)} - seen.z;
  facing = turned(normal);
  arriving = vec4(turned(light.xyz), light.w);
  fine = relief;
  front = closure;
  alpha = opacity;
  gl_Position = vec4(seen.xy * scale, (depth - 3.0) * depth, depth);
}`;

/** The lamp and the room of the pictures of garments. */
const fragmentShader = `#version 300 es
precision highp float;
uniform vec3 color;
uniform vec3 gloss;
uniform float albedo;
// Buttons: their number, distance and radius, and half their band. Zip: 0.
uniform vec4 buttons;
in vec3 facing;
in vec4 arriving;
in vec4 fine;
in vec2 front;
in float alpha;
out vec4 painted;
const vec3 lamp = vec3(-0.519, 0.619, 0.589);
float room(vec3 n) {
  float height = 0.5 + 0.5 * n.y;
  float front = max(0.0, n.z);
  float fill = max(0.0, 0.72 * n.x + 0.1 * n.y + 0.6 * n.z - 0.35);
  float panel = max(0.0, abs(n.x) - 0.45 - 0.55 * front) / 0.55;
  return (0.16 + 0.4 * height * height + 0.24 * fill + 0.3 * front * front) * (1.0 - 0.6 * panel);
}
// Light that neighboring cloth of this reflectance adds (Jimenez et al., 2016).
float bounced(float share) {
  float a = 2.0404 * albedo - 0.3324;
  float b = -4.7951 * albedo + 0.6417;
  float c = 2.7552 * albedo + 0.6903;
  return max(share, ((share * a + b) * share + c) * share);
}
// Tint and metal of a zip or of buttons on their band.
vec2 closed() {
  float across = abs(front.x);
  float blur = max(0.0006, fwidth(front.x));
  if (buttons.x == 0.0) {
    if (front.y < 0.0) return vec2(1.0, 0.0);
    float teeth = 1.0 - smoothstep(0.0027 - blur, 0.0027 + blur, across);
    float gap = 1.0 - smoothstep(0.005 - blur, 0.005 + blur, across);
    float stitches = 1.0 - smoothstep(0.0, blur, abs(across - 0.0105));
    return vec2((1.0 - 0.3 * gap) * (1.0 - 0.1 * stitches), 0.4 * teeth);
  }
  float turn = clamp(floor(front.y / buttons.y + 0.5), 0.0, buttons.x - 1.0);
  float away = length(vec2(front.x, front.y - turn * buttons.y)) - buttons.z;
  float disc = 1.0 - smoothstep(-blur, blur, away);
  float shadow = 0.3 * (1.0 - smoothstep(0.0, 0.003, away)) * (1.0 - disc);
  float reach = buttons.y * (buttons.x - 0.5);
  float band = step(-2.0 * buttons.y, front.y) * step(front.y, reach);
  float edge = band * 0.16 * (1.0 - smoothstep(0.0, blur, abs(across - buttons.w)));
  return vec2((1.0 - shadow) * (1.0 - edge) * (1.0 - 0.12 * disc), 0.2 * disc);
}
void main() {
  vec3 n = normalize(facing);
  float share = clamp(arriving.w, 0.0, 1.0);
  vec3 toward = normalize(arriving.xyz + 0.001 * n);
  if (!gl_FrontFacing) {
    n = -n;
    toward = n;
    share *= 0.45;
  }
  // The sky of a vertex is a cone around the mean direction of its light.
  float edge = sqrt(1.0 - share);
  float shadow = smoothstep(edge - 0.3, edge + 0.3, dot(toward, lamp) + 0.15);
  float key = max(0.0, dot(n, lamp)) * shadow * smoothstep(0.0, 0.35, share);
  float lit = 0.72 * key + 0.9 * room(normalize(mix(n, toward, 0.5))) * bounced(share);
  float toned = lit < 0.72 ? lit : 0.72 + 0.28 * (1.0 - exp((0.72 - lit) / 0.28));
  float rim = pow(1.0 - min(1.0, abs(n.z)), 2.5);
  float stitching = 0.1 * (1.0 - smoothstep(0.0, max(0.0012, fwidth(fine.x)), abs(fine.x)));
  float seam = 0.16 * (1.0 - smoothstep(0.0, max(0.0012, fwidth(fine.y)), fine.y));
  float rib = 0.0;
  if (fine.z > 0.0) {
    float visible = smoothstep(1.8, 4.0, fine.z / fwidth(fine.w));
    float wave = 0.5 + 0.5 * cos(6.2832 * fine.w / fine.z);
    rib = 0.06 + visible * (0.2 * wave * wave - 0.06);
  }
  float shading = pow(toned, 1.0 / 2.2) * (1.0 - 0.2 * rim) * (1.0 - stitching) * (1.0 - seam) * (1.0 - rib);
  float slope = max(0.0, (dot(n, normalize(lamp + vec3(0.0, 0.0, 1.0))) - 0.5) * 2.0);
  float sheen = 0.42 * slope * slope * key + 0.1 * min(1.0, lit) + 0.7 * rim * (0.25 + lit) * share;
  vec2 trim = closed();
  shading *= trim.x;
  sheen *= (1.0 - 3.0 * stitching) * (1.0 - 3.0 * seam) * (1.0 - 2.0 * rib);
  vec3 cloth = color * shading + gloss * sheen;
  painted = vec4(mix(cloth, vec3(0.75 * shading), trim.y) * alpha, alpha);
}`;

/** Color of the body: a neutral form. */
const bodyColor = '#d8cdbf';

type Uploaded = {
  readonly count: number;
  readonly attributes: readonly (readonly [name: string, size: number, buffer: WebGLBuffer])[];
  readonly indices: WebGLBuffer;
};

/** Values of attributes that a mesh does not have. */
const plain = { relief: [1, 1, 0, 0], closure: [1, -1, 0, 0], opacity: [1, 0, 0, 0] } as const;

const noButtons = { count: 0, spacing: 0, radius: 0, half: 0 } as const;

const compile = (gl: WebGL2RenderingContext): WebGLProgram => {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('The context is lost');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(program) ?? 'The program was not linked');
  return program;
};

const upload = (
  gl: WebGL2RenderingContext,
  { triangles, ...values }: LitMesh & Partial<Worn['garment'] & Worn['body']>,
): Uploaded => {
  const filled = (target: number, content: Float32Array | Uint32Array): WebGLBuffer => {
    const buffer = gl.createBuffer();
    gl.bindBuffer(target, buffer);
    gl.bufferData(target, content, gl.STATIC_DRAW);
    return buffer;
  };
  const attribute = (name: string, size: number, content: Float32Array | undefined) =>
    content ? [[name, size, filled(gl.ARRAY_BUFFER, content)] as const] : [];
  return {
    count: triangles.length,
    attributes: [
      ...attribute('position', 3, values.positions),
      ...attribute('normal', 3, values.normals),
      ...attribute('light', 4, values.light),
      ...attribute('relief', 4, values.relief),
      ...attribute('closure', 2, values.closure),
      ...attribute('opacity', 1, values.opacity),
    ],
    indices: filled(gl.ELEMENT_ARRAY_BUFFER, triangles),
  };
};

/** Largest distance from the axis and both ends of the body, in meters. */
const extentOf = (
  meshes: readonly LitMesh[],
): { readonly half: number; readonly low: number; readonly high: number } => {
  let [half, low, high] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { positions } of meshes) {
    for (let at = 0; at < positions.length; at += 3) {
      const [x = 0, y = 0, z = 0] = positions.subarray(at, at + 3);
      half = Math.max(half, Math.hypot(x, z));
      low = Math.min(low, y);
      high = Math.max(high, y);
    }
  }
  return { half, low, high };
};

const contextOf = (canvas: HTMLCanvasElement): WebGL2RenderingContext | null =>
  canvas.getContext('webgl2', { alpha: true, antialias: false });

/** True if the browser has WebGL 2. */
export const hasStage = (): boolean => {
  const gl = contextOf(document.createElement('canvas'));
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
};

/** Null if the browser has no WebGL 2. */
export const openStage = (
  canvas: HTMLCanvasElement,
  { garment, body, fastening }: Worn,
): Stage | null => {
  const gl = contextOf(canvas);
  if (!gl) return null;
  const prepare = () => ({
    program: compile(gl),
    models: [upload(gl, body), upload(gl, garment)] as const,
  });
  let { program, models } = prepare();
  const { half, low, high } = extentOf([garment, body]);
  let [turn, fabricColor] = [0, bodyColor];
  const redraw = (): void => {
    const { width, height } = canvas;
    // The whole body stays in the frame while it turns.
    const zoom = (cameraDistance / margin) * Math.min(width / height / half, 2 / (high - low));
    gl.viewport(0, 0, width, height);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.enable(gl.DEPTH_TEST);
    gl.enable(gl.BLEND);
    gl.enable(gl.CULL_FACE);
    gl.enable(gl.POLYGON_OFFSET_FILL);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    gl.useProgram(program);
    const uniform = (name: string): WebGLUniformLocation | null =>
      gl.getUniformLocation(program, name);
    gl.uniform2f(uniform('turn'), Math.cos(turn), Math.sin(turn));
    gl.uniform3f(uniform('middle'), 0, (low + high) / 2, 0);
    gl.uniform2f(uniform('scale'), (zoom * height) / width, zoom);
    const {
      count: number,
      spacing,
      radius,
      half: band,
    } = fastening.kind === 'buttons' ? fastening : noButtons;
    gl.uniform4f(uniform('buttons'), number, spacing, radius, band);
    for (const [index, { count, attributes, indices }] of models.entries()) {
      const color = colorOf(index === 0 ? bodyColor : fabricColor);
      const rows = recolorRows(color);
      gl.uniform3fv(
        uniform('color'),
        rows.map(([shading]) => shading),
      );
      gl.uniform3fv(
        uniform('gloss'),
        rows.map(([, sheen]) => sheen),
      );
      gl.uniform1f(uniform('albedo'), luminance(color));
      for (const [name, values] of Object.entries(plain)) {
        const at = gl.getAttribLocation(program, name);
        gl.disableVertexAttribArray(at);
        gl.vertexAttrib4fv(at, values);
      }
      for (const [name, size, buffer] of attributes) {
        const at = gl.getAttribLocation(program, name);
        gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
        gl.enableVertexAttribArray(at);
        gl.vertexAttribPointer(at, size, gl.FLOAT, false, 0, 0);
      }
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, indices);
      // The inside lies a little behind the outside, which it would pierce at outlines.
      for (const hidden of index === 0 ? [gl.BACK] : [gl.BACK, gl.FRONT]) {
        gl.cullFace(hidden);
        gl.polygonOffset(hidden === gl.BACK ? 0 : 2, hidden === gl.BACK ? 0 : 8);
        gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_INT, 0);
      }
    }
  };
  // Phones lose the context in the background.
  const onLost = (event: Event): void => event.preventDefault();
  const onRestored = (): void => {
    ({ program, models } = prepare());
    redraw();
  };
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);
  return {
    draw: (angle, color) => {
      [turn, fabricColor] = [angle, color];
      redraw();
    },
    dispose: () => {
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
      if (!gl.isContextLost()) gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
};
