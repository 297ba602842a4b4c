/** The colours of the site's own map. */
export const mapColours = {
  paper: '#ece8d9',
  wood: '#d5dcc2',
  forest: '#c3cfb0',
  contour: 'rgb(169 154 112 / 0.5)',
  town: '#e2d8bf',
  brook: '#9cc0bb',
  water: '#b9d3cf',
  deep: '#a8c8c4',
  shore: '#7fa9a4',
  trail: '#a98f5e',
  wayEdge: '#cfc3a1',
  way: '#fffaf0',
  avenue: '#fff3d6',
  rail: '#8a8372',
  wayName: '#6d6348',
  hillName: '#5c6c44',
}

/** The middle of the region: where a map of the studio opens before a pin is set. */
export const mapCentre = { lng: 119.55, lat: 30.22 }
