import { adoptStyles } from '../map/adopt-styles.ts'
import search from './search.css?inline'

// Once per document, when the code of the search is loaded.
adoptStyles('#search', search)
