import { siteNames } from '@shanmen/brand/names.ts'
import { site } from '../content/site/site.ts'

/** True as long as `brand/` is the sample's. In another group's site nothing of it has to agree with the sample. */
export const isSampleBrand = site().every(({ zh }) => zh?.name === siteNames.zh.name)
