/** Version of the curated map; raised whenever a data file changes what the map answers. */
export const MAP_VERSION = 'tenure-map-1.0.1';
