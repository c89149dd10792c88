import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  Domains: "Dominios",
  "Show your pages, business cards and short links under an address of your own.":
    "Muestre sus páginas, tarjetas de visita y enlaces cortos en una dirección propia.",
  "Only the account owner and administrators change domains.":
    "Solo el propietario de la cuenta y los administradores cambian los dominios.",
  "No domain yet": "Aún no hay dominios",
  "Until you add one, your pages are seen at our address.":
    "Hasta que añada uno, sus páginas se ven en nuestra dirección.",
  "The domain is deleted.": "El dominio está eliminado.",
  "Delete the domain {host}?": "¿Eliminar el dominio {host}?",
  "Pages, cards and new short links are at our address again; short links under this domain lead nowhere from then on. Whoever adds it again has to prove it anew.":
    "Las páginas, las tarjetas y los enlaces cortos nuevos vuelven a nuestra dirección; los enlaces cortos de este dominio dejan de llevar a ningún sitio. Quien lo añada de nuevo tendrá que verificarlo otra vez.",
  "Delete domain": "Eliminar dominio",
  "Upgrade to add": "Cambie de plan para añadir",
  "Add a domain": "Añadir un dominio",
  "One that you have registered, or a part of it, as links.example.com.":
    "Uno que haya registrado, o una parte de él, como links.example.com.",
  Domain: "Dominio",
  "Add domain": "Añadir dominio",
  Pending: "Pendiente",
  Verified: "Verificado",
  Unverified: "Sin verificar",
  Rejected: "Rechazado",
  "Set these records where your domain is kept. It is verified as soon as we see the first.":
    "Cree estos registros donde se gestiona su dominio. Queda verificado en cuanto vemos el primero.",
  "Leave the records in place: we look every day, and the domain is taken away when the first has gone.":
    "Deje los registros en su sitio: miramos cada día, y el dominio se retira cuando falta el primero.",
  "The first record has gone, so nothing is shown under this domain. Set it again to bring it back.":
    "El primer registro ya no está, así que no se muestra nada en este dominio. Créelo de nuevo para recuperarlo.",
  "The first record did not come in time. Set it, then check again.":
    "El primer registro no llegó a tiempo. Créelo y compruebe de nuevo.",
  "The domain is verified.": "El dominio está verificado.",
  "The record is not there yet. Changes can take a few hours to be seen.":
    "El registro aún no está. Los cambios pueden tardar unas horas en verse.",
  "Check now": "Comprobar ahora",
  "Delete {host}": "Eliminar {host}",
  Delete: "Eliminar",
  "Last checked {date}": "Última comprobación: {date}",
  "{hours} h {minutes} min left to verify it": "Quedan {hours} h {minutes} min para verificarlo",
  Name: "Nombre",
  Value: "Valor",
  "Copy the name of {type}": "Copiar el nombre de {type}",
  "Copy the value of {type}": "Copiar el valor de {type}",
  Copy: "Copiar",
  "Your browser did not let us copy. Select the text instead.": "Su navegador no permitió copiar. Seleccione el texto.",
  "Not checked": "Sin comprobar",
  Found: "Encontrado",
  "Not found": "No encontrado",
  "Contact support": "Contactar con soporte",
  "See your plan": "Ver su plan",
  "Get a quote": "Pedir presupuesto",
  "Get more places": "Conseguir más plazas",
  "Upgrade to Pro": "Pasar a Pro",
  "Short links of signatures and pages are under this domain":
    "Los enlaces cortos de firmas y páginas usan este dominio",
  "Links that are out there already go on working at both addresses.":
    "Los enlaces ya difundidos siguen funcionando en ambas direcciones.",
};
