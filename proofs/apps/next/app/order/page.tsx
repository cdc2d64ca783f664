import { OrderForm } from './OrderForm.tsx'

export default function Page() {
  return (
    <main>
      <h1>Harbour Tours</h1>
      <OrderForm />
    </main>
  )
}
