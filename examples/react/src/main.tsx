import { createRoot } from 'react-dom/client'
import { Overlap } from './overlap'
import { Reserve } from './reserve'
import { Providers } from './trpc'

const root = document.querySelector('#app')
if (root) {
  createRoot(root).render(
    <Providers url={`${import.meta.env.VITE_DEPOTKIT_URL ?? 'http://127.0.0.1:3000'}/trpc`}>
      <Overlap isins={['IE00B4L5Y983', 'IE00B5BMR087']} />
      <Reserve monthlyExpenses={2500} />
    </Providers>,
  )
}
