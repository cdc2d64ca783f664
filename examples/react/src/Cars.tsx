import { Button, type CarClass, CarIllustration, useNotifications } from '@wherry/ui'

interface Car {
  carClass: CarClass
  name: string
  seats: number
  /** Price in euros. */
  price: number
}
const cars: readonly Car[] = [
  { carClass: 'economy', name: 'Economy', seats: 3, price: 42 },
  { carClass: 'business', name: 'Business', seats: 3, price: 78 },
  { carClass: 'minivan', name: 'Minivan', seats: 7, price: 64 },
]
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

export function Cars() {
  const { show } = useNotifications()
  return (
    <section className="cars" aria-label="Cars">
      {cars.map(({ carClass, name, seats, price }) => (
        <article className="car" key={carClass}>
          <CarIllustration carClass={carClass} />
          <div>
            <h2>{name}</h2>
            <p>Up to {seats} passengers, luggage included</p>
          </div>
          <div className="price">
            {money.format(price)}
            <Button
              variant="soft"
              aria-label={`Choose ${name}`}
              onClick={() =>
                show({ tone: 'positive', title: `${name} it is`, text: 'The driver knows of it.' })
              }
            >
              Choose
            </Button>
          </div>
        </article>
      ))}
    </section>
  )
}
