import { adoptStyles } from './adopt-styles.ts'
import live from './live-map.css?inline'
import marks from './marks.css?inline'

// Once per document, when the code of the moving map is loaded.
adoptStyles(':is(.map-stage, .map-switch, .map-walk)', live, marks)
