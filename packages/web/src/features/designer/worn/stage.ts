import type { LitMesh, Worn } from '@tailorbird/atelier/worn';
import { colorOf, recolorRows } from '@tailorbird/packshot';

/** Draws a worn garment from any side. */
export type Stage = {
  /** `turn` is the angle of the body in radians: 0 shows the front. */
  readonly draw: (turn: number) => void;
  readonly dispose: () => void;
};

/** Meters between the camera and the middle of the body. */
const cameraDistance = 3.6;
/** Size of the frame relative to the body: nearer parts are larger. */
const margin = 1.1;

const vertexShader = `
attribute vec3 position;
attribute vec3 normal;
attribute float open;
attribute float detail;
uniform vec2 turn;
uniform vec3 middle;
uniform vec2 scale;
varying vec3 facing;
varying float light;
varying float fine;
vec3 turned(vec3 p) {
  return vec3(p.x * turn.x + p.z * turn.y, p.y, p.z * turn.x - p.x * turn.y);
}
void main() {
  vec3 seen = turned(position - middle);
  float depth = ${cameraDistance.toFixed(1)} - seen.z;
  facing = turned(normal);
  light = open;
  fine = detail;
  gl_Position = vec4(seen.xy * scale, (depth - 3.0) * depth, depth);
}`;

/** The lamp and the room of the pictures of garments. */
const fragmentShader = `
precision mediump float;
uniform vec3 color;
uniform vec3 gloss;
varying vec3 facing;
varying float light;
varying float fine;
uniform float cloth;
const vec3 lamp = vec3(-0.519, 0.619, 0.589);
float room(vec3 n) {
  float height = 0.5 + 0.5 * n.y;
  float front = max(0.0, n.z);
  float fill = max(0.0, 0.72 * n.x + 0.1 * n.y + 0.6 * n.z - 0.35);
  float panel = max(0.0, abs(n.x) - 0.45 - 0.55 * front) / 0.55;
  return (0.16 + 0.4 * height * height + 0.24 * fill + 0.3 * front * front) * (1.0 - 0.6 * panel);
}
void main() {
  vec3 n = normalize(facing);
  float share = light;
  // At an outline, the back of a triangle can belong to the outside.
  if (!gl_FrontFacing && n.z < -0.2) {
    n = -n;
    share *= 0.55;
  }
  float key = max(0.0, dot(n, lamp)) * smoothstep(0.05, 0.7, share);
  float lit = 0.72 * key + 0.9 * room(n) * share;
  float toned = lit < 0.72 ? lit : 0.72 + 0.28 * (1.0 - exp((0.72 - lit) / 0.28));
  float rim = pow(1.0 - min(1.0, abs(n.z)), 2.5);
  float stitching = cloth * 0.1 * smoothstep(0.004, 0.0, abs(fine));
  float shading = pow(toned, 1.0 / 2.2) * (1.0 - 0.2 * rim) * (1.0 - stitching);
  float slope = max(0.0, (dot(n, normalize(lamp + vec3(0.0, 0.0, 1.0))) - 0.5) * 2.0);
  float sheen = 0.42 * slope * slope * key + 0.1 * min(1.0, lit) + 0.7 * rim * (0.25 + lit) * share;
  float alpha = mix(fine, 1.0, cloth);
  gl_FragColor = vec4((color * shading + gloss * sheen) * alpha, alpha);
}`;

/** Color of the body: a neutral form. */
const bodyColor = '#d8cdbf';

type Uploaded = {
  readonly mesh: LitMesh;
  readonly attributes: readonly (readonly [name: string, size: number, buffer: WebGLBuffer])[];
  readonly indices: WebGLBuffer;
  readonly color: string;
};

const compile = (gl: WebGLRenderingContext): WebGLProgram => {
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

/** Null if the browser has no WebGL with large indices. */
export const openStage = (
  canvas: HTMLCanvasElement,
  { garment, body }: Worn,
  fabricColor: string,
): Stage | null => {
  const gl = canvas.getContext('webgl', { alpha: true, antialias: true });
  if (!gl?.getExtension('OES_element_index_uint')) return null;
  const program = compile(gl);
  const upload = (mesh: LitMesh, color: string): Uploaded => {
    const filled = (target: number, values: Float32Array | Uint32Array): WebGLBuffer => {
      const buffer = gl.createBuffer();
      gl.bindBuffer(target, buffer);
      gl.bufferData(target, values, gl.STATIC_DRAW);
      return buffer;
    };
    return {
      mesh,
      color,
      attributes: [
        ['position', 3, filled(gl.ARRAY_BUFFER, mesh.positions)],
        ['normal', 3, filled(gl.ARRAY_BUFFER, mesh.normals)],
        ['open', 1, filled(gl.ARRAY_BUFFER, mesh.open)],
        ['detail', 1, filled(gl.ARRAY_BUFFER, mesh.detail)],
      ],
      indices: filled(gl.ELEMENT_ARRAY_BUFFER, mesh.triangles),
    };
  };
  const models = [upload(body, bodyColor), upload(garment, fabricColor)];
  const { half, low, high } = extentOf([garment, body]);
  const uniform = (name: string): WebGLUniformLocation | null =>
    gl.getUniformLocation(program, name);
  const place = {
    turn: uniform('turn'),
    middle: uniform('middle'),
    scale: uniform('scale'),
    color: uniform('color'),
    gloss: uniform('gloss'),
    cloth: uniform('cloth'),
  };
  const draw = (turn: number): void => {
    const { width, height } = canvas;
    // The whole body stays in the frame while it turns.
    const zoom = (cameraDistance / margin) * Math.min(width / height / half, 2 / (high - low));
    gl.viewport(0, 0, width, height);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.enable(gl.DEPTH_TEST);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    gl.useProgram(program);
    gl.uniform2f(place.turn, Math.cos(turn), Math.sin(turn));
    gl.uniform3f(place.middle, 0, (low + high) / 2, 0);
    gl.uniform2f(place.scale, (zoom * height) / width, zoom);
    for (const { mesh, attributes, indices, color } of models) {
      const rows = recolorRows(colorOf(color));
      gl.uniform3fv(
        place.color,
        rows.map(([shading]) => shading),
      );
      gl.uniform3fv(
        place.gloss,
        rows.map(([, sheen]) => sheen),
      );
      gl.uniform1f(place.cloth, mesh === garment ? 1 : 0);
      for (const [name, size, buffer] of attributes) {
        const at = gl.getAttribLocation(program, name);
        gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
        gl.enableVertexAttribArray(at);
        gl.vertexAttribPointer(at, size, gl.FLOAT, false, 0, 0);
      }
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, indices);
      gl.drawElements(gl.TRIANGLES, mesh.triangles.length, gl.UNSIGNED_INT, 0);
    }
  };
  return { draw, dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext() };
};
