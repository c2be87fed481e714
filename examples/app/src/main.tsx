import { configure } from 'depotkit'
import { render } from 'preact'
import { Overlap } from './overlap'

configure({ baseUrl: import.meta.env.VITE_DEPOTKIT_URL ?? 'http://127.0.0.1:3000' })

const root = document.querySelector('#app')
if (root) render(<Overlap isins={['IE00B4L5Y983', 'IE00B5BMR087']} />, root)
