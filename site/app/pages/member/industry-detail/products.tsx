import type { Data } from '@shanmen/contract/schemas.ts'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { Spread } from '../../../components/media/spread.tsx'
import { useLanguage } from '../../../language/language.ts'
import { eyebrows, member } from '../../../messages/member.ts'
import styles from './products.module.css'

type Props = { products: Data<'industrialClustersDetail'>['products'] }

/** Products and services, each with its picture, from one side to the other. Nothing without products. */
export function Products({ products }: Props) {
  const words = member[useLanguage()]
  if (products.length === 0) return null
  return (
    <section className="sec sec--tight" aria-labelledby="products">
      <div className="wrap">
        <SectionHead id="products" eyebrow={eyebrows.products} title={words.products} />
        <div className={styles.products}>
          {products.map((product, index) => (
            <Spread key={product.name} image={product.cover} reverse={index % 2 === 1}>
              <h3>{product.name}</h3>
              <p className="lead">{product.text}</p>
            </Spread>
          ))}
        </div>
      </div>
    </section>
  )
}
