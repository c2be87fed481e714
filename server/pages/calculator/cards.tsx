/** Every calculator as a card, grouped by the question that it helps with. */
import type { VNode } from 'preact'
import { linkedNamespaces, type LinkedNamespace, calculationPagePath } from '../../../core/contract/namespaces'
import type { Calculator } from '../../../core/operations/define'
import { calculations } from '../../../core/registry/registry'
import { groups, type Group } from '../../../core/wording/view'
import { pathFor, type Visit } from '../frame/visit'

const all = linkedNamespaces.flatMap((namespace) =>
  calculations[namespace].map((module: Calculator): { namespace: LinkedNamespace; module: Calculator } => ({ namespace, module })))

const groupIds = Object.keys(groups).filter((id): id is Group => id in groups)

/** A heading per group, one level above those of its cards. */
export function CalculatorGroups({ visit, level }: { visit: Visit; level: 2 | 3 }): VNode {
  const { locale } = visit
  const [Heading, CardHeading] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const)
  return (
    <>
      {groupIds.map((id) => (
        <section class="group-of-cards" aria-labelledby={`group-${id}`}>
          <div>
            <Heading id={`group-${id}`}>{groups[id].name[locale]}</Heading>
            <p class="muted">{groups[id].question[locale]}</p>
          </div>
          <ul class="cards">
            {all.filter(({ module }) => module.view.group === id).map(({ namespace, module: { id: slug, title, description } }) => (
              <li>
                <a class="card" href={pathFor(visit, calculationPagePath(namespace, slug))}>
                  <CardHeading>{title[locale]}</CardHeading>
                  <p>{description[locale]}</p>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
