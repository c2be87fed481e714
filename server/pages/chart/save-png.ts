/** Saves an SVG of the page as a picture: its colours come from the style sheet, so they are written into a copy first. */
import { fileName, saveBlob } from '../browser/download'

const painted = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor'] as const

/** Sharp on screens and in documents. */
const SCALE = 2

function withStyles(drawn: SVGSVGElement): SVGSVGElement {
  const copy = drawn.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  ;[drawn, ...drawn.querySelectorAll<SVGElement>('*')].forEach((element, index) => {
    const style = getComputedStyle(element)
    for (const property of painted) copies[index]?.setAttribute(property, style.getPropertyValue(property))
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return copy
}

async function imageOf(drawn: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(withStyles(drawn)))}`
  await image.decode()
  return image
}

/** Draws on the ground of the page and offers the file. */
export async function savePng(drawn: SVGSVGElement, title: string): Promise<void> {
  const { width, height } = drawn.getBoundingClientRect()
  const canvas = Object.assign(document.createElement('canvas'), { width: width * SCALE, height: height * SCALE })
  const brush = canvas.getContext('2d')
  if (brush === null) return
  brush.fillStyle = getComputedStyle(document.body).backgroundColor
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(await imageOf(drawn), 0, 0, canvas.width, canvas.height)
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (bytes !== null) saveBlob(`${fileName(title)}.png`, bytes)
}
