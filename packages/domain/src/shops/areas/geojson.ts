import type { Polygon } from '../geography.ts';

/** Areas of a GeoJSON text, or why it has none. */
export type ReadAreas =
  | { readonly ok: true; readonly areas: readonly { readonly name: string; readonly polygon: Polygon }[] }
  | { readonly ok: false; readonly text: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

class NoArea extends Error {}
const no = (text: string): never => {
  throw new NoArea(text);
};

/** A ring of GeoJSON, longitude first, whose last corner is its first. */
const ringOf = (ring: unknown): Polygon => {
  if (!Array.isArray(ring)) return no('Il contorno non ha vertici');
  const corners = ring.map((corner: unknown) => {
    const [lng, lat]: readonly unknown[] = Array.isArray(corner) ? corner : [];
    return typeof lng === 'number' && typeof lat === 'number'
      ? { lat, lng }
      : no('Un vertice non è fatto di longitudine e latitudine');
  });
  const [first, last] = [corners[0], corners.at(-1)];
  const closed = corners.length > 1 && first?.lat === last?.lat && first?.lng === last?.lng;
  return closed ? corners.slice(0, -1) : corners;
};

const polygonOf = (rings: unknown): Polygon => {
  if (!Array.isArray(rings) || rings.length === 0) return no('Il contorno non ha vertici');
  return rings.length === 1 ? ringOf(rings[0]) : no('Una zona con un buco non si può usare');
};

const polygonsOf = (geometry: unknown): readonly Polygon[] => {
  if (!isRecord(geometry)) return no('Manca la geometria');
  const { type, coordinates } = geometry;
  if (type === 'Polygon') return [polygonOf(coordinates)];
  if (type === 'MultiPolygon' && Array.isArray(coordinates)) return coordinates.map(polygonOf);
  return no('Servono poligoni: punti e linee non sono zone');
};

const areasOf = (value: unknown): readonly { name: string; polygon: Polygon }[] => {
  if (!isRecord(value)) return no('Non è un file GeoJSON');
  if (value.type === 'FeatureCollection' && Array.isArray(value.features))
    return value.features.flatMap(areasOf);
  if (value.type !== 'Feature') return polygonsOf(value).map((polygon) => ({ name: '', polygon }));
  const { name } = isRecord(value.properties) ? value.properties : {};
  const called = typeof name === 'string' ? name.trim().slice(0, 60) : '';
  return polygonsOf(value.geometry).map((polygon) => ({ name: called, polygon }));
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return no('Non è un file GeoJSON');
  }
};

/** Reads the areas of a GeoJSON text: polygons without holes. */
export const readGeoJson = (text: string): ReadAreas => {
  try {
    const areas = areasOf(parsed(text));
    return areas.length > 0 ? { ok: true, areas } : { ok: false, text: 'Nel file non c’è nessuna zona' };
  } catch (error) {
    if (error instanceof NoArea) return { ok: false, text: error.message };
    throw error;
  }
};

/** An outline as GeoJSON, in the form that `readGeoJson` takes. */
export const writeGeoJson = (polygon: Polygon): string => {
  const corners = [...polygon, ...polygon.slice(0, 1)].map(({ lat, lng }) => [lng, lat]);
  return JSON.stringify({ type: 'Polygon', coordinates: [corners] });
};
