/** Names of skills in Spanish: the nouns of lists and the verbs of duties and requirements. */
export const spanishSkillNames = `
# Kitchen and table service
Food preparation | (preparación de/preparar/preparando/preparaba/preparé/elaboración de/elaborar) (alimentos/comida/comidas/los alimentos/la comida/platos/platillos/ingredientes)
Food handling | (manipulación/manejo) (de/higiénico de/higiénica de/segura de) (alimentos/los alimentos); manipular alimentos; manipulador de alimentos; manipuladora de alimentos
Food safety | (seguridad/higiene/inocuidad) (alimentaria/de alimentos/de los alimentos); normas de higiene alimentaria; control de temperaturas
HACCP | =APPCC; análisis de peligros y puntos críticos de control
Cooking | ?cocina; cocinar; cocinando; cocinaba; ?cociné; habilidades culinarias; artes culinarias; técnicas culinarias; gastronomía; cocina (mexicana/italiana/española/internacional/tradicional/caliente/fría); (como/de) (cocinero/cocinera)
Line cooking | (cocinero/cocinera) de línea; cocina de línea; línea caliente; trabajo en línea de cocina
Grilling | ?parrilla; ?plancha; (manejo de/cocinar a/carne a/trabajo en) (la parrilla/la plancha/parrilla/plancha); parrillero; parrillera; asar carnes; planchero; planchera
Deep frying | freír; ?freidora; (uso/manejo) de( la/) freidora; ?fritura; frituras
Batch cooking | cocina (en/de) grandes cantidades; cocinar para grandes grupos; cocina colectiva
Baking | panadería; repostería y panadería; hornear pan; elaboración de pan; hornear; horneado
Pastry making | pastelería; repostería; elaboración de postres; preparar postres
Cake decorating | decoración de (pasteles/tortas/tartas)
Pizza making | elaboración de pizzas; (hacer/preparar) pizzas; pizzero; pizzera
Butchery | carnicería; (corte de/cortar/despiece de/cortes de) (carne/carnes); deshuesar; deshuese
Fish cutting | (filetear/limpiar/limpieza de) (pescado/pescados); corte de pescado
Knife skills | (manejo/uso) de cuchillos; técnicas de corte; (picar/cortar) (verduras/vegetales/verduras y frutas)
Portion control | control de porciones; porcionar
Plating | emplatado; emplatar; presentación de platos; montaje de platos
Recipe development | desarrollo de recetas; creación de recetas; (seguir/elaborar) recetas
Menu planning | (planificación/diseño/elaboración/creación) de (menú/menús); planificar menús
Food costing | (control de/) costos de alimentos; costes de alimentos; escandallos; control de costes de cocina
Kitchen management | gestión de cocina; (jefe/jefa) de cocina; dirección de cocina; administración de cocina
Kitchen equipment operation | (manejo/uso) de equipos de cocina; equipos de cocina
Dishwashing | lavado de (platos/vajilla/trastes/loza/ollas); (lavar/lavaba/lavé) (platos/trastes/vajilla/loza/ollas); lavaplatos; lavavajillas; fregar platos; lavatrastes
Table service | servicio de mesas; servicio de mesa; servicio de sala; (servir/atender/atención de/atención a) mesas; servir (comida/alimentos); servicio de alimentos y bebidas; alimentos y bebidas; (como/de) (mesero/mesera/camarero/camarera)
Banquet service | servicio de banquetes; banquetes
Catering | servicio de catering; servicio de comidas para eventos
Table setting | montaje de mesas; (montar/poner) (mesas/las mesas)
Bussing tables | (recoger/limpiar/limpieza de/recogida de) (mesas/las mesas); garrotero
Order taking | (tomar/toma de/tomaba/tomando) (órdenes/pedidos/comandas/la orden/el pedido)
Counter service | atención en (mostrador/barra); atención de mostrador; atención al mostrador
Bartending | coctelería y barra; servicio de bar; (como/de) (barman/cantinero/cantinera); atención de barra; ?barman
Mixology | coctelería; (preparación de/preparar) (cócteles/cocteles); mixología
Wine service | servicio de vinos; conocimiento de vinos; maridaje
Barista skills | preparación de café; preparar café; máquina de café; cafetería y barismo; arte latte
Hosting guests | recibir comensales; recepción de comensales; acomodar clientes
Reservation management | (gestión/manejo/toma/control) de reservas; gestionar reservas; reservaciones; (manejo/toma) de reservaciones
Special diets | dietas especiales; dietas terapéuticas; restricciones alimentarias
Allergen awareness | alérgenos; (control/manejo) de alérgenos
Restaurant opening and closing | apertura y cierre; (apertura/cierre) (de/del) (restaurante/cocina); abrir y cerrar
Food inventory | rotación de (alimentos/productos/inventario); inventario de alimentos; pedidos de alimentos
Beverage preparation | (preparación de/preparar/servicio de/servir) bebidas
Food processing | procesamiento de alimentos; procesado de alimentos; industria alimentaria; procesamiento de carne; procesamiento de aves; deshuese de pollo

# Hospitality
Front desk operations | recepción de hotel; recepción hotelera; (recepcionista/recepción) en hotel
Guest services | atención a huéspedes; (atención/servicio) al huésped; atender huéspedes; hotelería; hostelería
Guest check-in and check-out | registro de huéspedes; registrar huéspedes; entrada y salida de huéspedes
Night audit | auditoría nocturna
Concierge services | conserjería de hotel
Room cleaning | (limpieza de/limpiar/arreglo de/aseo de/limpiaba) (habitaciones/cuartos/las habitaciones/los cuartos/recámaras/cuartos de hotel)
Bed making | (hacer/tender/tendido de/arreglo de) (camas/las camas); cambio de (sábanas/ropa de cama/blancos); cambiar sábanas
Housekeeping | (limpieza de/limpiar) (casas/hogares/viviendas/la casa); (servicio/limpieza) doméstico; limpieza doméstica; labores del hogar; tareas del hogar; tareas domésticas; ama de llaves; camarera de pisos; servicio doméstico; quehaceres domésticos
Laundry operations | lavandería; (lavado/lavar) (de ropa/ropa/la ropa); lavado y planchado
Ironing and pressing | planchado; (planchar/planchado de) ropa; planchar
Dry cleaning | lavado en seco; limpieza en seco; tintorería
Bell service | (manejo de/cargar/traslado de) (equipaje/equipajes/maletas); botones de hotel
Valet parking | servicio de valet; estacionar vehículos; aparcacoches
Event planning | (organización/planificación/planeación/coordinación) de eventos; organizar eventos
Event setup | montaje de eventos; (montaje/desmontaje) de salones; montar eventos
Travel arrangements | (organización/coordinación/gestión/reserva) de viajes; organizar viajes
Tour guiding | guía turístico; guía turística; guía de turismo; visitas guiadas
Ticketing | venta de (boletos/entradas/billetes/pasajes); taquilla
Lifeguarding | socorrismo; salvamento acuático; socorrista

# Retail and customers
Retail sales | ventas al (detalle/menudeo/por menor/detal); venta en tienda; ventas en tienda; venta al público; comercio minorista; (dependiente/dependienta) de (tienda/comercio)
Cash handling | (manejo de/manejar/manejando/manipulación de) (efectivo/dinero/dinero en efectivo/caja/caja registradora/la caja); ?efectivo; ?caja; uso de caja registradora; caja registradora; conteo de dinero; contar dinero
Cashiering | cobro a clientes; cobrar a clientes; (cobro/cobrar) en caja; (como/de) (cajero/cajera); atención en caja; línea de cajas; operación de caja
POS operation | punto de venta; (manejo de/) terminal punto de venta; terminal de punto de venta; =TPV; datáfono
Payment processing | (procesamiento de/procesar/cobro de/gestión de) (pagos/pagos con tarjeta)
Till balancing | (arqueo/cuadre/corte/cierre) de caja; cuadrar caja; arqueos de caja
Returns and exchanges | (devoluciones/cambios) y (cambios/devoluciones); (gestión/manejo/procesamiento) de devoluciones
Stocking shelves | (reposición de/reponer/surtir/surtido de/abastecer/acomodo de/acomodar/llenado de/rellenar) (estantes/estanterías/anaqueles/mercancía/mercancías/productos/góndolas/lineales/mercadería/los estantes/tienda); reponedor; reponedora; reposición
Merchandising | exhibición de (productos/mercancía/mercadería); presentación de productos; escaparatismo; merchandising visual
Price tagging | (etiquetado de/etiquetar/marcaje de/marcar) precios; cambio de precios
Loss prevention | prevención de (pérdidas/robos/mermas); control de mermas
Product knowledge | conocimiento de (productos/producto/los productos)
Product demonstration | demostración de productos; demostraciones de producto; degustaciones
Upselling | venta (cruzada/sugestiva/adicional)
Store operations | (gestión/administración/operación/manejo) de (tienda/tiendas); (encargado/encargada) de tienda; apertura y cierre de tienda; gerencia de tienda
Bagging groceries | (empacar/embolsar) (compras/mandado/productos de clientes); empacador de supermercado
Floral arranging | arreglos florales; floristería
Inventory counting | (toma/conteo/recuento/conteos) de (inventario/inventarios/existencias); (realizar/hacer/tomar/contar) (inventario/inventarios); inventario físico; conteo cíclico; conteos cíclicos
Customer service | (atención/servicio/atender/trato/servicios) (al cliente/a clientes/a los clientes/al público/clientes/a cliente/con el público/con clientes/al usuario/a usuarios); atención del cliente; atendiendo (clientes/a clientes/al público/a los clientes); atendía (clientes/a clientes/a los clientes/al público); atención a la clientela; (ayudar/asesorar) a (clientes/los clientes); orientación al cliente; satisfacción del cliente; satisfacción al cliente
Call center operations | centro de llamadas; centro de atención telefónica
Inbound calls | (recepción de/recibir/atender/contestar/atención de/manejo de) (llamadas/las llamadas); llamadas entrantes
Outbound calls | llamadas salientes; (realizar/hacer) llamadas; televentas; telemarketing; ventas telefónicas; ventas por teléfono; llamadas en frío
Telephone etiquette | atención telefónica; (contestar/atender/atención al) (el teléfono/teléfono/teléfonos); manejo de teléfono
Multi-line phone systems | (centralita/conmutador) telefónica; conmutador telefónico; manejo de conmutador; centralita
Complaint handling | (manejo/gestión/resolución/atención/solución) de (quejas/reclamos/reclamaciones/quejas y reclamos); (resolver/atender) (quejas/reclamos/reclamaciones)
Customer retention | (retención/fidelización) de clientes; fidelizar clientes
Customer relationship management | (gestión de/) relaciones con (clientes/los clientes); gestión de clientes
Order processing | (procesamiento/gestión/tramitación) de (pedidos/órdenes); (procesar/gestionar) (pedidos/órdenes)
Appointment scheduling | (programación/agendamiento/gestión/coordinación) de citas; (agendar/programar/concertar) citas
Collections | cobranza; cobranzas; (gestión de/) cobros a morosos; recuperación de cartera; cobro de deudas; gestión de cobros; gestión de cobranza
Bilingual service | (bilingüe/bilingues) (español/inglés); bilingüe; bilingüe inglés español; bilingüismo

# Cleaning and grounds
Cleaning | ?limpieza; limpiar; limpiando; limpiaba; limpieza (general/de áreas/de instalaciones/y desinfección/de espacios/del área/de la cocina/de cocina/del local/de áreas comunes/y orden); labores de limpieza; tareas de limpieza; servicios de limpieza; servicio de limpieza; productos de limpieza; orden y limpieza; aseo general; ?aseo; servicio de aseo; mantener limpia el área
Janitorial work | (limpieza de/limpiar/aseo de) (oficinas/edificios/escuelas/locales/las oficinas/locales comerciales); limpieza (comercial/industrial); conserjería; intendencia; (como/de) conserje
Sanitizing surfaces | desinfección; desinfectar; desinfectar superficies; desinfección de superficies; sanitización; sanitizar; higienización; higienizar
Floor care | (limpieza de/limpiar/limpiaba/limpié/fregado de/cuidado de) (pisos/suelos/los pisos/los suelos); (barrer/trapear/fregar/barrido/trapeado)( y/) (trapear/fregar/pisos/suelos/el piso/el suelo); trapear; barrer; fregado de suelos
Floor waxing and stripping | (encerado/pulido/abrillantado/encerar/pulir) (de pisos/pisos/de suelos/suelos); pulidora de pisos
Vacuuming | aspirar (alfombras/pisos); aspirado; pasar la aspiradora
Carpet cleaning | (limpieza/lavado) de alfombras; limpieza de (tapicería/moquetas); lavar alfombras
Window cleaning | (limpieza de/limpiar/lavado de/lavar) (ventanas/cristales/vidrios/las ventanas)
Restroom cleaning | (limpieza de/limpiar/lavar/aseo de) (baños/los baños/sanitarios/aseos)
Dusting | (sacudir/quitar/limpiar) (el polvo/polvo); sacudir muebles
Deep cleaning | limpieza (profunda/a fondo/de mudanza/post construcción)
Hospital cleaning | limpieza (hospitalaria/de hospitales/de hospital/sanitaria)
Pressure washing | lavado a presión; hidrolavadora; limpieza a presión; hidrolimpiadora
Trash removal | (recolección de/recoger/recogida de/sacar/retiro de/vaciar/sacaba) (basura/la basura/residuos/desechos); manejo de residuos; manejo de desechos; gestión de residuos
Recycling sorting | reciclaje; (clasificación/separación) de (residuos/reciclables/materiales reciclables)
Cleaning chemicals | (manejo/uso) de (químicos/productos químicos/productos de limpieza)( de limpieza/)
Pest control | control de plagas; fumigación; exterminación de plagas
Landscaping | ?jardinería; paisajismo; diseño de jardines; (mantenimiento/cuidado) de (jardines/jardín/áreas verdes/zonas verdes); (como/de) (jardinero/jardinera)
Lawn care | (corte de/cortar/poda de/podar) (césped/pasto/zacate/grama/el césped/el pasto); cortacésped; podadora de césped
Planting | (plantar/siembra de/sembrar/plantación de) (plantas/flores/árboles/arbustos)
Pruning | (poda/podar) (de árboles/árboles/de plantas/de arbustos/arbustos/plantas); ?poda
Weed control | (control/eliminación) de (malezas/maleza/malas hierbas); (quitar/arrancar) (maleza/malezas/hierba); deshierbe; desyerbar; deshierbar
Irrigation | ?riego; (sistemas de/instalación de/sistema de) (riego/irrigación); riego por (goteo/aspersión); irrigación
Fertilizing | fertilización; (aplicar/aplicación de) (fertilizante/fertilizantes/abono)
Pesticide application | (aplicación de/aplicar) (pesticidas/plaguicidas/herbicidas/fitosanitarios)
Snow removal | (remoción de/quitar/palear) nieve; remoción de la nieve
Pool maintenance | (limpieza/mantenimiento) de (piscinas/albercas)

# Personal services
Hair cutting | (corte de/cortar) (cabello/pelo); peluquería; barbería; cortes de cabello
Hair coloring | (tinte/coloración) de (cabello/pelo); tintes de cabello; colorimetría capilar
Hair styling | peinados; peinado y maquillaje; estilismo
Nail care | (manicura/manicure) y (pedicura/pedicure); (arreglo/cuidado) de uñas; manicura; pedicura
Skin care | tratamientos faciales; cuidado de la piel; limpieza facial; estética facial
Waxing hair removal | depilación; depilación con cera
Makeup application | maquillaje
Massage therapy | masajes; masoterapia; masaje terapéutico; dar masajes
Personal training | entrenamiento personal; (entrenador/entrenadora) personal
Sports coaching | entrenamiento deportivo; entrenador deportivo
Child care | cuidado (de niños/infantil/de niñas y niños/de menores/de bebés y niños/de los niños); (cuidar/cuidaba/cuidando/cuidé) (niños/de niños/a niños/a los niños/niñas); niñera; (atención/supervisión) de niños; guardería
Infant care | cuidado de (bebés/infantes/recién nacidos); cuidar bebés; (cambio de/cambiar) pañales
Pet care | cuidado de mascotas; pasear perros; paseo de perros; (cuidar/alimentar) mascotas
Pet grooming | (peluquería/estética) canina; baño y corte de mascotas
Animal care | cuidado de animales; (cuidar/alimentar) animales
Tailoring | (arreglos/arreglo/confección/alteraciones) de (ropa/prendas); sastrería; corte y confección
Sewing | ?costura; (coser/coser ropa); máquina de coser; costurera; costura industrial; máquinas de coser
Upholstery | tapicería de muebles; tapizado; tapizar muebles

# Safety and protection
Security patrol | (rondas/recorridos) de (vigilancia/seguridad); patrullaje; patrullar; (vigilancia/guardia) (de seguridad/de instalaciones/privada); rondines; guardia de seguridad; vigilante de seguridad
Access control | control de (acceso/accesos/entradas y salidas/entrada y salida); controlar el acceso
Surveillance monitoring | (monitoreo/vigilancia/monitorización) (de cámaras/por cámaras/de CCTV/de circuito cerrado); videovigilancia; cámaras de (seguridad/vigilancia); circuito cerrado de televisión
Alarm response | (respuesta/atención) a alarmas
Crowd control | control de (multitudes/masas/público)
Incident reporting | (reporte/informe/registro) de (incidentes/incidencias); (redacción/elaboración) de (reportes/informes) de (incidentes/incidencias); reportar incidentes
Emergency response | (respuesta/atención) (a/de) emergencias; manejo de emergencias
First aid | primeros auxilios
Fire safety | (prevención de/protección contra) incendios; uso de extintores; manejo de extintores; seguridad contra incendios
Firefighting | extinción de incendios; combate de incendios
Traffic control | control de tráfico; control de tránsito; bandereo
Workplace safety | seguridad (laboral/industrial/ocupacional/e higiene/en el trabajo/en obra/y salud en el trabajo/y salud ocupacional); prevención de riesgos laborales; normas de seguridad; riesgos laborales; salud ocupacional; higiene y seguridad; cumplimiento de normas de seguridad
Safety inspection | inspecciones de seguridad; inspección de seguridad
Accident investigation | investigación de accidentes
Personal protective equipment | equipo de protección( personal/); equipos de protección( individual/ personal/); =EPI; uso de EPP
Fall protection | protección (contra/anti) caídas; trabajo en alturas; trabajos en altura; trabajo en altura

# Community
Case management | gestión de casos; manejo de casos
Social work | trabajo social; trabajadora social; trabajador social
Crisis intervention | intervención en crisis; manejo de crisis
Mental health counseling | consejería (psicológica/en salud mental); orientación psicológica; terapia psicológica
Substance abuse counseling | consejería en adicciones; tratamiento de adicciones
Community outreach | (trabajo/alcance/promoción) comunitario; alcance a la comunidad; trabajo con la comunidad
Volunteer coordination | coordinación de voluntarios
Fundraising | recaudación de fondos; captación de fondos
Public speaking | (hablar/oratoria) en público; oratoria; hablar en público
Interpreting | interpretación (simultánea/consecutiva/médica/de idiomas/oral); intérprete; interpretar para clientes
Translation | traducción; traducir; traducción de documentos; traducciones; traducir documentos
Sign language | lengua de signos; lengua de señas; lenguaje de señas; lenguaje de signos
Mail delivery | reparto de (correo/correspondencia); entrega de correspondencia
Library services | servicios bibliotecarios; bibliotecología; atención en biblioteca

# Transport
Driving | (conducción/manejo) (de vehículos/de autos/segura/de automóviles/de camionetas/defensivo); manejar (vehículos/carros/autos); conducir; conducir vehículos; conducción de furgoneta; conductor profesional
Commercial truck driving | (conducción/manejo) de (camiones/camión/tráiler/tráileres/vehículos pesados/tractocamión); (conducir/manejar) (camiones/camión/tráiler/un camión/tráileres); (conductor/conductora/chofer/chófer/operador) de (camión/camiones/tráiler/tractocamión); camionero; camionera; trailero; transporte de (carga/mercancías) por carretera; conductor CDL; chofer CDL
Delivery driving | (reparto/entrega/entregas/repartir/entregar) (de/a/) (paquetes/paquetería/mercancía/mercancías/productos a domicilio/domicilio/comida a domicilio/pedidos a domicilio/clientes/mercadería); ?reparto; ?entregas; (repartidor/repartidora); (chofer/conductor) (repartidor/de reparto); entregas a domicilio; servicio a domicilio; entrega de (pedidos/productos)
Route planning | (planificación/planeación/optimización) de rutas; planificar rutas
Map reading and GPS navigation | (lectura/manejo) de (mapas/GPS); navegación GPS
Bus driving | (conducción/manejo) de (autobús/autobuses); (conductor/conductora/chofer) de (autobús/autobuses/bus); conducir autobuses
Passenger transport | transporte de (pasajeros/personas); traslado de pasajeros; taxista; conductor de taxi
Pre-trip inspection | (inspección/revisión/inspecciones) (de/del/previa al/previa del) (vehículo/vehículos/viaje/la unidad/unidad); inspeccionar el vehículo; inspección vehicular; revisión de la unidad
Load securement | (aseguramiento/amarre/sujeción/estiba/asegurar) (de/de la/la) (carga/cargas); estiba
Freight dispatching | despacho de (carga/unidades/camiones); (coordinación/gestión) de transporte; despachador
Fleet management | (gestión/administración) de (flota/flotas/flotilla)
Customs clearance | (trámites/despacho/gestión) (aduanales/aduanero/de aduanas); despacho de aduana
Hazardous materials transport | transporte de (materiales peligrosos/mercancías peligrosas)
Vehicle cleaning | (lavado de/lavar/limpieza de/limpiar) (autos/coches/carros/vehículos/camiones)
Moving furniture | mudanzas; (traslado/mover) (de muebles/muebles)

# Warehouse
Forklift operation | ?montacargas; (manejo de/operar/operación de/manejar/operador de/operadora de/conducir/uso de/operando/manejando) (montacargas/un montacargas/montacarga/carretilla elevadora/carretillas elevadoras/carretilla/carretillas/elevadora/toro mecánico); (carretillero/carretillera); (carretilla elevadora/carretillas elevadoras); montacarguista; carnet de carretillero
Reach truck operation | carretilla retráctil; carretillas retráctiles
Pallet jack operation | (patín hidráulico/transpaleta/transpaletas/gato hidráulico de paletas/apilador eléctrico); (manejo/uso) de (transpaleta/patín)
Order picking | (preparación/surtido/armado) de (pedidos/órdenes); (preparar/preparé/preparando/preparaba/surtir/surtiendo/surtía/armar) (pedidos/órdenes); preparador de pedidos; selección de pedidos; recolección de pedidos
Packing | (empaque/empacado/embalaje/empaquetado/envasado) (de productos/de mercancía/de pedidos/); (empacar/embalar/empaquetar/empacando/empaquetando) (productos/mercancía/cajas/pedidos/); ?empaque; empacador; empacadora
Shipping and receiving | (recepción/recibo/envío) (de mercancía/de mercancías/de mercadería/y envío/y despacho/y embarque/y recepción)( de mercancía/ de mercancías/); embarques; (recibir/enviar) mercancía; despacho de mercancía; expedición de mercancías
Loading and unloading | (carga y descarga/cargar y descargar/cargar/descargar/cargando/descargando/descarga de/carga de/cargue y descargue) (de camiones/camiones/de mercancía/mercancía/mercancías/de mercancías/contenedores/tráileres/); carga y descarga; cargue y descargue; cargar y descargar
Material handling | (manejo/manipulación/movimiento) de (materiales/mercancía/mercancías/cargas/carga)
Heavy lifting | (levantar/cargar/levantamiento de/carga de/capacidad de levantar/levantar objetos) (peso/objetos pesados/cosas pesadas/cargas pesadas/pesado/pesados/hasta 50 libras/50 libras); trabajo pesado; esfuerzo físico
Palletizing | (paletizado/paletización/entarimado/paletizar/armado de tarimas/armado de pallets); armar (tarimas/pallets/paletas); emplayado; emplayar
Inventory control | ?inventario; ?inventarios; (control/gestión/manejo/administración) (de/del) (inventario/inventarios/stock/existencias/almacén e inventario); control de stock
RF scanning | (escáner/lector/escáneres) (de códigos de barras/de código de barras/RF/de radiofrecuencia/); (uso/manejo) de( / la) (escáner/lector/pistola) (RF/de códigos de barras/de radiofrecuencia/); (escanear/escaneo de) (productos/códigos/códigos de barras/paquetes); radiofrecuencia
Warehouse operations | (trabajo/operaciones/gestión/experiencia/manejo/labores) (de/en/en el/del) (almacén/almacenes/bodega/bodegas/depósito); ?almacén; ?bodega; almacenaje; almacenamiento de (mercancía/productos/materiales); (mozo/auxiliar/ayudante/operario/encargado/jefe) de (almacén/bodega); almacenista; bodeguero
Put-away | (acomodo/ubicación) de (mercancía/materiales) en almacén; ubicación de mercancías
Sorting packages | (clasificación/clasificar) (de paquetes/paquetes/de mercancía/productos/de productos)
Labeling | etiquetado; etiquetar; (etiquetado de/etiquetar) (productos/cajas/mercancía)
Cold storage work | cámara frigorífica; cámaras frigoríficas; cuarto frío; cámara fría
Logistics | ?logística; (gestión/operaciones/coordinación) (logística/de logística/logísticas)
Supply chain management | cadena de suministro; gestión de la cadena de suministro; cadena de abastecimiento

# Manufacturing
Assembly | (ensamble/ensamblaje/ensamblado/montaje) (de piezas/de componentes/de productos/mecánico/en línea/de partes/de muebles/industrial/electromecánico); ensamblaje; ?ensamble; ensamblar; ensamblar (piezas/partes/productos); ensamblador; ensambladora
Electronics assembly | (ensamble/montaje/ensamblaje) (de componentes electrónicos/electrónico/de placas/de tarjetas electrónicas/de circuitos)
Soldering | soldadura (de estaño/con estaño/electrónica/blanda/con cautín)
Machine operation | (operación/manejo/operador/operadora/operario/uso/manejar/operar/operando) (de/) (máquinas/maquinaria/máquina/maquinaria industrial/máquinas industriales/equipos industriales); (operador/operaria/operario) de producción
Machine setup | (ajuste/puesta a punto/preparación/configuración) de (máquinas/maquinaria/máquina)
CNC machining | (mecanizado/maquinado/operador/tornero/fresador) (CNC/de CNC); (torno/centro de maquinado/máquinas) CNC; control numérico; mecanizado
CNC programming | programación (CNC/de CNC/de control numérico)
Milling | fresado; fresadora; fresar
Lathe operation | torneado; (manejo/operación) de torno; tornero; torno (mecánico/paralelo/convencional)
Grinding and deburring | (esmerilado/rectificado/desbaste/lijado/rebabado); esmerilar; (uso de/) esmeril; amoladora; desbarbado
Polishing and buffing | pulido; pulido de (metales/piezas)
Injection molding | (moldeo/inyección) (por inyección/de plástico/de plásticos)
Stamping and press operation | (troquelado/estampado) (de metal/de metales/); operación de prensas; prensa hidráulica; troqueladora
Shearing and cutting metal | corte de (metal/metales/acero); oxicorte; corte por plasma; cizalla
Metal fabrication | (fabricación/construcción) de (estructuras metálicas/metal/metales/estructuras de acero); calderería; estructuras metálicas; herrería; trabajo en metal
Sheet metal work | (trabajo de/doblado de/corte de/) lámina metálica; chapa metálica; hojalatería industrial
Welding | soldadura; soldar; soldadura (eléctrica/industrial/de metales/de acero/de estructuras/al arco/por arco); soldando; (soldador/soldadora) (industrial/calificado/certificado/homologado)
MIG welding | (soldadura/soldar/soldador) (MIG/con MIG/MIG MAG/MAG/semiautomática/de hilo/con microalambre); microalambre; soldadura MIG/MAG
TIG welding | (soldadura/soldar/soldador) (TIG/con TIG/con argón/de argón); soldadura por TIG
Stick welding | (soldadura/soldar/soldador) (SMAW/con electrodo/de electrodo/por electrodo/con electrodo revestido/de arco manual)
Pipe welding | (soldadura de/soldar) (tuberías/tubería/tubos); tubero soldador
Spray painting | pintura (con pistola/industrial/a pistola/electrostática con pistola)
Powder coating | pintura (electrostática/en polvo)
Quality inspection | (inspección/inspector/inspectora/inspecciones/revisión/verificación) (de calidad/de la calidad/de productos/de piezas/visual de piezas)
Quality control | controles de calidad; control de la calidad; controlar la calidad
Quality assurance | aseguramiento de( la/) calidad; garantía de calidad
Precision measurement | (instrumentos/herramientas/equipos) de medición; metrología; (uso/manejo) de (calibrador/vernier/micrómetro/calibradores/pie de rey); pie de rey; calibrador vernier
Blueprint reading | (lectura/interpretación) de (planos/dibujos técnicos/planos técnicos/diagramas/planos mecánicos/dibujo técnico); (leer/interpretar) (planos/dibujos técnicos)
Lean manufacturing | manufactura esbelta; producción ajustada; manufactura lean
Continuous improvement | mejora continua
Root cause analysis | análisis de causa raíz; análisis de causas
Good manufacturing practices | buenas prácticas de (manufactura/fabricación/higiene)
Production planning | (planificación/planeación/programación) de( la/) producción
Production supervision | (supervisión/supervisor/supervisora/jefe/encargado) de producción
Production line work | (trabajo en/obrero de/línea de/líneas de/cadena de) (producción/línea de producción/línea/fábrica/cadena de producción/montaje/la línea de producción); (trabajo/trabajar) en fábrica
Packaging machine operation | (máquinas/máquina) (empacadora/envasadora/empacadoras/envasadoras/de empaque/de envasado)
Textile machine operation | máquinas textiles; maquinaria textil
Printing press operation | (operación de/) prensa de imprenta; artes gráficas; impresión offset
Screen printing | serigrafía
Woodworking | (trabajo en/trabajo con/trabajo de) madera; ebanistería
Cabinet making | (fabricación de/hacer/instalación de) (gabinetes/muebles/muebles de cocina)
Sawmill operation | aserradero; operación de aserradero
Water treatment | tratamiento de( / las) aguas; tratamiento de agua; potabilización
Boiler operation | (operación/manejo/operador) de calderas; calderas industriales

# Construction trades
Construction | (obra/trabajos de/trabajo en) (construcción/la construcción); ?construcción; ?albañilería en general; (peón/obrero/ayudante/trabajador) de (construcción/la construcción/obra/obras); obras civiles; trabajo de obra; edificación
Construction site cleanup | limpieza de (obra/obras/sitio de construcción)
Carpentry | carpintería; (ayudante/trabajos) de carpintería
Framing | (armado de/) (estructuras de madera/entramado de madera); estructura de madera
Formwork | encofrado; encofrados; encofrador; cimbra; (cimbrado/armado de cimbra)
Drywall installation | (instalación de/instalar/colocación de) (tablaroca/drywall/paneles de yeso/pladur/sheetrock/yeso/tabla roca); tablaroca; pladur; tablayeso
Drywall finishing | (acabado/encintado) de (tablaroca/drywall/yeso); enyesado; enlucido
Painting | ?pintura; (pintar/pintura de) (casas/interiores/exteriores/paredes/muros/interiores y exteriores/edificios); pintura (residencial/comercial/de interiores y exteriores/de obra); brocha y rodillo
Concrete finishing | (acabado/vaciado/colado/vertido/trabajo/trabajos) (de/del/en/con) (concreto/hormigón/cemento); (colar/verter/mezclar/preparar) (concreto/cemento/hormigón)
Masonry | albañilería; (mampostería/colocación de ladrillos/pegar ladrillo/colocación de bloques); (colocar/levantar) (ladrillos/bloques/muros/ladrillo); (como/de) albañil
Tile setting | (colocación de/instalación de/colocar/instalar) (azulejos/azulejo/baldosas/cerámica/mosaico/losetas/loseta/pisos de cerámica); alicatado; azulejista; solado
Flooring installation | (instalación/colocación) de (pisos/suelos/pisos de madera/piso laminado/alfombras/tarima/parqué); (instalar/colocar) pisos
Roofing | (instalación de/reparación de/instalar/reparar/construcción de) (techos/tejados/cubiertas/techo); techado; techador; ?techos; impermeabilización; impermeabilizar
Siding installation | (instalación de/) (revestimiento exterior/siding); revestimiento de fachadas
Insulation installation | (instalación de/colocación de) (aislamiento/aislante); aislamiento térmico
Glazing installation | (instalación de/colocación de) (vidrios/cristales/ventanas y vidrios); vidriería
Demolition | demolición; demoliciones; (demoler/demolición de) (muros/paredes/estructuras)
Scaffolding | (montaje de/armado de/armar/montar) (andamios/andamio); andamios
Crane operation | (operación/manejo/operador/operadora/conductor) de (grúa/grúas/grúa torre/puente grúa/grúas puente); puente grúa; (operar/manejar) grúas; gruista
Heavy equipment operation | (operación/manejo/operador/operadora) de (maquinaria pesada/equipo pesado); maquinaria pesada; equipo pesado; (operar/manejar) (maquinaria pesada/equipo pesado)
Excavator operation | (operación/manejo/operador/operadora) de (excavadora/excavadoras); excavadora
Backhoe operation | retroexcavadora; (operador/manejo/operación) de retroexcavadora
Bulldozer operation | (operador/manejo/operación) de (bulldozer/topadora)
Front-end loader operation | (cargador frontal/pala cargadora/cargadora frontal)
Skid steer operation | minicargador; minicargadora; mini cargador
Roller operation | (rodillo compactador/compactadora/aplanadora)
Aerial lift operation | (plataforma/plataformas) (elevadora/elevadoras/aérea/de elevación); plataforma elevadora; elevador de tijera
Trenching and excavation | (excavación/cavar/excavar) (de/) (zanjas/zanja); excavación; excavaciones
Paving | (pavimentación/asfaltado/pavimentado); asfaltar; trabajo de asfalto; tendido de asfalto
Pipe laying | (tendido/instalación) de drenaje; tendido de (tuberías/tubería)
Fence building | (instalación de/construcción de/instalar) (cercas/vallas/cercos/bardas)
Structural steel erection | (montaje de/) estructura de acero; montaje de (estructuras/estructura metálica/estructuras metálicas)
Rebar placing | (amarre/armado/colocación) de (varilla/varillas/acero/hierro); ferralla; ferrallista; fierrero
Land surveying | topografía; levantamientos topográficos; levantamiento topográfico
Construction estimating | (estimación/presupuestos/cálculo) de (obra/obras/costos de construcción/costos de obra); presupuesto de obra
Construction management | (gestión/dirección/administración/supervisión/jefe/coordinación) de (obra/obras/construcción/la construcción)
Hand tools | herramientas (manuales/de mano); (uso/manejo) de (herramientas/herramienta)( manuales/ manual/ de mano/)
Power tools | herramientas (eléctricas/de poder/neumáticas/eléctricas y manuales); (uso/manejo) de herramientas eléctricas; ?taladro; sierra circular; (uso de/) sierra eléctrica
Home renovation | (remodelación/remodelaciones/renovación/reforma/reformas) (de casas/de viviendas/de hogares/residencial/de cocinas/de baños/de cocinas y baños/del hogar); remodelaciones; ?reformas; (reparación/reparaciones) (del hogar/de casas/domésticas)
Solar panel installation | (instalación de/instalar) (paneles solares/placas solares/panel solar); energía solar fotovoltaica; paneles solares

# Electrical, plumbing, HVAC
Electrical wiring | (instalaciones/instalación/instalador/cableado/conexiones/trabajos) (eléctricas/eléctrica/eléctrico/eléctricos); cableado; (instalar/) cables eléctricos; electricidad (residencial/industrial/comercial/básica/general)
Electrical troubleshooting | (diagnóstico/resolución/localización/reparación) de (fallas/averías/fallos) eléctricas; fallas eléctricas; averías eléctricas
Electrical panels | (tableros/cuadros/paneles) eléctricos; (tablero/cuadro/panel) eléctrico; armado de tableros
Lighting installation | instalación de (luminarias/iluminación/lámparas)
Programmable logic controllers | (programación de/) (autómatas programables/controladores lógicos programables); autómatas; programación de PLC; automatismos
Plumbing | plomería; fontanería; (instalaciones/instalación/reparaciones/reparación) (sanitarias/de plomería/de tuberías/hidráulicas y sanitarias/hidrosanitarias); gasfitería; (como/de) (plomero/fontanero)
Drain cleaning | (destape/limpieza/desatasco) de (drenajes/cañerías/desagües/tuberías)
Gas fitting | instalaciones de gas; instalación de gas
HVAC repair | (mantenimiento/reparación/servicio) de (aire acondicionado/aires acondicionados/climatización/sistemas de climatización); aire acondicionado; climatización; calefacción y aire acondicionado
HVAC installation | instalación de (aire acondicionado/aires acondicionados/climatización/calefacción)
Refrigeration | refrigeración; (refrigeración/sistemas de refrigeración) (industrial/comercial)

# Repair and maintenance
Preventive maintenance | mantenimiento (preventivo y correctivo/correctivo y preventivo/predictivo/preventivo de equipos/preventivo de maquinaria)
General maintenance | mantenimiento (general/de edificios/de instalaciones/de inmuebles/del edificio/de edificio/de apartamentos/locativo); (reparaciones/arreglos) (generales/menores/básicas/en general); ?mantenimiento; trabajos de mantenimiento; tareas de mantenimiento
Troubleshooting | (detección/diagnóstico/localización) de (fallas/averías/problemas/fallos); solución de (fallas/averías); resolución de averías; diagnóstico de fallas
Equipment repair | reparación de (equipos/equipo/maquinaria/máquinas); reparar (equipos/maquinaria/máquinas)
Industrial maintenance | mantenimiento (industrial/mecánico/electromecánico/de maquinaria/de máquinas/eléctrico industrial/mecánico industrial); mecánica industrial; electromecánica
Mechanical repair | (reparación/reparaciones) (mecánica/mecánicas); mecánica (general/básica); ?mecánica
Hydraulics | hidráulica; sistemas hidráulicos
Pneumatics | neumática; sistemas neumáticos
Pump repair | reparación de bombas
Lubrication | lubricación; engrase; lubricación de (máquinas/maquinaria)
Diesel engine repair | (mecánica/motores/mecánico/reparación de motores) (diésel/diesel); motores a diésel
Automotive repair | mecánica (automotriz/de autos/del automóvil/de automóviles/de vehículos/vehicular); (reparación de/reparar) (autos/automóviles/vehículos/coches/carros); mecánico automotriz
Engine repair | reparación de motores; motores de (combustión/gasolina)
Brake repair | (reparación de/cambio de/cambiar) (frenos/los frenos); ?frenos
Transmission repair | reparación de transmisiones
Oil changes | (cambio/cambios) de aceite; cambiar (el aceite/aceite)
Tire service | (cambio/reparación/montaje) de (llantas/neumáticos/gomas/cauchos); cambiar llantas
Wheel alignment | (alineación/alineado) (y balanceo/de ruedas/y balanceo de llantas/de llantas); alineación
Automotive diagnostics | diagnóstico (automotriz/de vehículos/vehicular)
Auto body repair | (carrocería/hojalatería/chapistería/enderezado) (y pintura/automotriz/de autos); hojalatería; chapa y pintura; latonería y pintura
Appliance repair | reparación de electrodomésticos; reparar electrodomésticos; línea blanca
Electronics repair | reparación de (electrónica/electrónicos/aparatos electrónicos/celulares/teléfonos)
Bicycle repair | reparación de bicicletas
Locksmithing | cerrajería; cambio de cerraduras

# Farming
Crop production | (producción/cultivo/siembra) (agrícola/de cultivos/de hortalizas/de verduras/de vegetales/y cosecha); ?agricultura; labores (agrícolas/del campo/de campo agrícola); trabajo (agrícola/de campo agrícola/en el campo); siembra; horticultura
Crop harvesting | (cosecha/recolección/pizca/recogida/cosechar/recolectar/pizcar/recoger) (de/) (frutas/fruta/verduras/uvas/uva/fresas/fresa/manzanas/hortalizas/cultivos/aceitunas/vegetales/tomate/tomates/frutas y verduras/cosechas/naranjas); ?cosecha; cosechar; jornalero agrícola; vendimia
Tractor operation | (manejo/operación/operador/conducción/conductor) de (tractor/tractores); (manejar/conducir/operar) tractor; tractorista
Livestock care | (cuidado/manejo/cría) (de/del) (ganado/animales de granja/ganado vacuno/cerdos/ganado bovino); ganadería; (alimentar/cuidar) ganado
Dairy operations | (ordeño/ordeñar)( de vacas/ vacas/); lechería; ganado lechero
Poultry care | (cría/cuidado) de (aves/pollos/gallinas); avicultura
Equine care | cuidado de caballos; cuidar caballos
Greenhouse work | (trabajo en/) (invernadero/invernaderos/viveros); vivero de plantas
Produce grading | (selección/clasificación) de (frutas/fruta/verduras/frutas y verduras)
Chainsaw operation | motosierra; (manejo/uso) de motosierra
Forestry | silvicultura; trabajos forestales; trabajo forestal
Logging | tala de árboles; talar árboles
Commercial fishing | pesca (comercial/industrial); ?pesca
Mining | minería; trabajo minero

# Care and nursing
Personal care assistance | (cuidado/cuidados/atención/aseo/higiene) personal; (asistencia/ayuda) (en el aseo/en la higiene/con la higiene personal/con el aseo/en actividades de la vida diaria/en las actividades de la vida diaria/con el cuidado personal); actividades de la vida diaria; (asistente/auxiliar) de cuidado personal; aseo e higiene
Bathing and grooming patients | (baño/aseo/bañar/higiene) (de/a/) (pacientes/ancianos/personas dependientes/residentes/adultos mayores/los pacientes/los residentes); baño en cama; bañar y vestir
Feeding assistance | (alimentación/alimentar/ayuda con la alimentación/dar de comer) (de/a/) (pacientes/ancianos/residentes/los pacientes)
Patient transfer | (movilización/traslado/transferencia/movilizar/transferir/trasladar) (de/a/) (pacientes/residentes/personas dependientes/los pacientes)
Ambulation assistance | (ayuda/asistencia) (para/al) caminar; ayuda en la deambulación
Companionship | (acompañamiento/compañía/acompañar) (a/de/) (ancianos/personas mayores/pacientes/adultos mayores/mayores)
Elder care | (cuidado/cuidar/cuidaba/cuidando/atención/cuidados/asistencia/cuidadora/cuidador) (de/a/) (ancianos/personas mayores/adultos mayores/personas de la tercera edad/la tercera edad/mayores/personas ancianas/abuelos); cuidados geriátricos; geriatría; gerontología; gerocultor; gerocultora
Dementia care | (cuidado de/cuidado de personas con/pacientes con/atención a pacientes con/personas con) (demencia/alzhéimer/alzheimer)
Hospice care | cuidados paliativos; cuidado de hospicio; cuidados al final de la vida
Home health care | (atención/cuidado/cuidados/asistencia/ayuda/enfermería/salud) (domiciliaria/a domicilio/domiciliarios/en el hogar/domiciliario/en casa); asistencia domiciliaria
Medication reminders | (recordatorio/recordar) (de/la toma de/) (medicamentos/medicación)
Vital signs | (toma de/tomar/control de/medición de/monitoreo de/medir/) (signos vitales/constantes vitales/los signos vitales); presión arterial
Infection control | control de infecciones; prevención de infecciones
Patient observation | (observación/monitoreo/supervisión) de pacientes
Patient care | (cuidado/cuidados/atención/atender/cuidar/asistencia) (de/a/al/del/) (pacientes/paciente/los pacientes/enfermos); atención médica a pacientes; cuidado del enfermo
Specimen collection | (toma/recolección) de muestras; toma de muestras de laboratorio
Wound care | (curación/cuidado/cura/curas/curar) (de/) (heridas/úlceras); ?curaciones
Respite care | cuidado de relevo; respiro familiar
Compassionate care | trato (humano/humanizado/compasivo); atención humanizada
Nursing | ?enfermería; (cuidados/atención/auxiliar/técnico/asistencia/servicios) (de/en) enfermería; cuidados enfermeros
Patient assessment | (valoración/evaluación) de( los/l/) (pacientes/paciente)
Care planning | (plan/planes) de cuidados; planificación de cuidados
Medication administration | (administración de/administrar/suministro de/suministrar/aplicación de/dar) (medicamentos/medicación/medicinas/fármacos/los medicamentos); ministración de medicamentos
Injections | (inyecciones/aplicación de inyecciones/inyectables/aplicar inyecciones); vacunación; aplicación de vacunas
IV therapy | (terapia/vía/canalización/vías) (intravenosa/intravenosas/de vías/venosa); canalización de vías; venoclisis
Phlebotomy | (extracción/toma) de (sangre/muestras de sangre); flebotomía; extracciones de sangre; venopunción
EKG | electrocardiograma; electrocardiogramas; electrocardiografía
Blood glucose testing | (control/medición/toma) de (glucosa/glucemia); glucometría
Basic life support | soporte vital básico; reanimación cardiopulmonar
Advanced cardiac life support | soporte vital (avanzado/cardiovascular avanzado)
Triage | triaje
Emergency medical care | (urgencias/emergencias) (médicas/hospitalarias); (atención/enfermería) (de/en) urgencias; enfermería de emergencias; atención de (urgencias/emergencias) médicas; sala de urgencias
Critical care nursing | cuidados (intensivos/críticos); (unidad/enfermería) de cuidados intensivos; terapia intensiva; =UCI
Medical-surgical nursing | enfermería (médico quirúrgica/medicoquirúrgica/médico-quirúrgica); cuidados agudos; hospitalización
Labor and delivery nursing | (sala de/atención del) partos; (sala de/atención del) parto; obstetricia
Pediatric care | pediatría; (atención/cuidado/cuidados) (pediátrica/pediátricos); enfermería pediátrica
Psychiatric nursing | enfermería psiquiátrica; salud mental psiquiátrica
Dialysis | diálisis; hemodiálisis
Oxygen therapy | oxigenoterapia
Surgical assisting | (instrumentación/asistencia) quirúrgica; ?quirófano
Sterile processing | esterilización( de instrumental/ de material/ de equipos/)
Patient education | educación (al paciente/a pacientes/del paciente/para la salud)
Medical charting | (notas/registros/registro) de enfermería; (documentación/registro) clínica; llenado de expedientes
Electronic health records | (expediente/historia/historial/expedientes/historias/historiales/registros/registro) (clínico/clínica/clínicas/clínicos/médico/médicos) (electrónico/electrónica/electrónicas/electrónicos/digital/digitales); historia clínica electrónica
Medical terminology | terminología médica
Medical assisting | (asistente/asistencia) médica; asistente médico
Medical records management | (expedientes/archivo/archivos/historiales) (clínicos/clínico/médicos/médico); archivo clínico
Medical coding | codificación médica
Insurance verification | verificación de (seguros/seguro médico)
Physical therapy | (fisioterapia/terapia física/rehabilitación física/kinesiología)
Occupational therapy | terapia ocupacional
Speech therapy | (terapia del lenguaje/terapia de lenguaje/logopedia/fonoaudiología/terapia del habla)
Radiography | (toma de/) (radiografías/rayos x); radiología
Dental assisting | (asistencia/asistente/auxiliar/auxiliar de) (dental/odontología/odontológica/de odontología/de dentista); auxiliar de clínica dental
Dental hygiene | higiene (dental/bucal/bucodental); limpieza dental
Prescription filling | (despacho/dispensación/surtido) de (recetas/medicamentos/recetas médicas); ?farmacia; atención en farmacia
Nutrition counseling | (asesoría/asesoramiento/educación) nutricional; ?nutrición; dietética
Laboratory testing | (análisis/pruebas/exámenes) (de laboratorio/clínicos/de laboratorio clínico); laboratorio clínico

# Teaching
Classroom instruction | (dar/impartir/impartición de) (clases/clase); (enseñanza/docencia) (en aula/en el aula/primaria/escolar); ?docente; enseñar; (docencia/enseñanza)
Classroom management | (manejo/gestión) (del/de) (aula/salón/grupo/grupos/clase)
Lesson planning | (planificación/planeación/preparación) (de/de las) (clases/lecciones); (planear/preparar) clases; planeación didáctica
Curriculum development | (desarrollo/diseño) (curricular/de planes de estudio)
Student assessment | (evaluación/evaluar) (de/a/) (estudiantes/alumnos/los alumnos); calificar exámenes
Special education | educación especial; necesidades educativas especiales
Early childhood education | educación (preescolar/inicial/parvularia/temprana/infantil); preescolar; estimulación temprana
Elementary education | educación primaria
Secondary education | educación secundaria
Tutoring | (tutorías/clases particulares/refuerzo escolar/apoyo escolar); ayuda con (tareas/la tarea)
English as a second language instruction | (enseñanza/clases/profesor/profesora/maestra/maestro) de inglés; inglés como segunda lengua
Foreign language instruction | (enseñanza/clases) de (idiomas/español/lenguas extranjeras); (profesor/profesora) de español
Parent communication | comunicación con (padres/los padres/las familias/padres de familia); atención a padres
Training delivery | (capacitación/formación/entrenamiento/capacitar/entrenar/formar) (de/a/al) (personal/empleados/equipos de trabajo/nuevo personal/nuevos empleados/trabajadores/el personal/equipo); ?capacitación
Coaching and mentoring | mentoría; tutoría de (empleados/nuevos empleados)

# Office and money
Data entry | (captura/entrada/ingreso/introducción/registro/carga/digitación/capturar/ingresar/introducir/registrar) (de/) (datos/información); capturista; digitador; digitadora
Typing | mecanografía; (velocidad de/) tecleo; escritura rápida en teclado
Filing | ?archivo; (archivo/archivar/archivado/clasificación/organización) (de/) (documentos/documentación/expedientes/archivos); archivar; archivística
Record keeping | (registro/mantenimiento/llevar/control) (de/) (registros/los registros); llevar registros
Document preparation | (elaboración/preparación/redacción/gestión/control/manejo) (de/) (documentos/documental/documentación); gestión documental; preparar documentos
Scanning and copying | (fotocopiado/fotocopias/escaneo/escanear) (de documentos/documentos/y escaneo/); fotocopiar; digitalización de documentos
Office equipment operation | (manejo/uso) de (equipo/equipos) de oficina; equipos de oficina; equipo de oficina
Administrative support | (apoyo/asistencia/soporte/tareas/labores/trabajo/gestión/funciones/auxiliar/asistente) (administrativo/administrativa/administrativas/secretarial/de oficina/administrativos); (tareas/trabajo/labores/trabajos/auxiliar) de oficina; secretariado; ?administración
Office management | administración de( la/) oficina; gestión de la oficina
Executive support | (asistencia/asistente) (ejecutiva/ejecutivo/a dirección/a gerencia/de dirección)
Calendar management | (gestión/manejo/coordinación/control) de( la/) (agenda/agendas/calendario); (coordinar/programar) reuniones
Scheduling | (programación/elaboración/planificación) de (horarios/turnos); (hacer/elaborar) horarios; planificación de turnos
Reception | ?recepción; (recepción/atención/recibir) (de/a/) (visitantes/visitas/clientes en recepción/las visitas); (como/de) recepcionista; ?recepcionista
Mail processing | (manejo/gestión/distribución) de (correspondencia/correo); correspondencia
Meeting minutes | (toma/redacción/elaboración) de (actas/minutas/notas)
Proofreading | corrección de (textos/estilo/pruebas)
Business writing | redacción (comercial/de cartas/de correos/empresarial)
Report writing | (elaboración/redacción/preparación/generación) de (informes/reportes); (elaborar/redactar/preparar/realizar) (informes/reportes)
Transcription | transcripción( de audio/ de textos/); transcribir
Office supply ordering | (pedido/compra/control) de (suministros/insumos/papelería/material de oficina); pedidos de material
Spreadsheets | hoja de cálculo; (manejo de/) hojas de cálculo
Pivot tables | tablas dinámicas; fórmulas de Excel
Word processing | (procesador/procesadores) de (texto/textos/palabras); procesamiento de textos
Presentations | (elaboración/preparación/creación/diseño) de presentaciones; ?presentaciones
Basic computer use | (manejo/uso/conocimiento/conocimientos/manejo básico) (de/básico de/básicos de/en/del) (computadora/computadoras/ordenador/computación/informática/la computadora/computador/ordenadores/PC); computación básica; informática básica; ofimática; (conocimientos/habilidades) informáticos; conocimientos básicos de computación
Accounting | ?contabilidad; contabilidad (general/financiera/básica); conocimientos contables; (análisis/gestión) contable; (auxiliar/asistente) contable
Bookkeeping | (teneduría/registro) (de libros/contable/de libros contables); registros contables; llevar la contabilidad; asientos contables
Accounts payable | (cuentas por/cuentas a) pagar; (pago/pagos) a proveedores
Accounts receivable | (cuentas por/cuentas a) cobrar
Invoicing | facturación; (emisión de/elaboración de/emitir/elaborar/procesar/procesamiento de) (facturas/las facturas); facturar
General ledger | libro mayor; (libro/asientos de) diario contable
Account reconciliation | (conciliación/conciliaciones) (bancaria/bancarias/de cuentas/contables); conciliar cuentas
Month-end close | cierre (mensual/de mes/contable/contable mensual/anual/fiscal)
Financial reporting | (estados/informes/reportes) financieros
Financial analysis | análisis financiero; ?finanzas
Budgeting | (elaboración/gestión/control/manejo) de( los/l/) (presupuestos/presupuesto); presupuesto anual
Cost accounting | (contabilidad/control) de costos; contabilidad de costes; control de costes
Payroll processing | ?nómina; ?nóminas; (procesamiento/elaboración/gestión/cálculo/manejo) de (nómina/nóminas/planillas/la nómina/sueldos); nóminas y seguros sociales
Tax preparation | (declaración/declaraciones/preparación/liquidación) (de/) (impuestos/renta/la renta/fiscales/fiscal); declaraciones tributarias
Auditing | auditoría; auditorías; auditoría (interna/externa/financiera)
Purchasing | ?compras; (gestión/departamento/área) de compras; (compra/adquisición) de (materiales/mercancía); aprovisionamiento
Vendor management | (gestión/manejo/trato/relación/negociación) (de/con) (proveedores/los proveedores)
Bank teller transactions | cajero bancario; caja bancaria; operaciones de ventanilla
Banking operations | operaciones bancarias; banca comercial; productos bancarios
Insurance sales | venta de seguros; ventas de seguros
Claims processing | (gestión/tramitación) de (siniestros/reclamaciones de seguros)

# People, sales, IT
Recruiting | (reclutamiento/selección/captación) (y selección/de personal/de talento/y selección de personal); selección de personal; reclutar personal
Hiring and interviewing | (contratación/entrevistas) (de personal/de trabajo/a candidatos/de candidatos); entrevistar candidatos; contratación de personal
Employee onboarding | inducción (de/al) (personal/nuevo personal); incorporación de personal
Human resources administration | (gestión/administración) (de/del/de los) (recursos humanos/personal/talento humano/capital humano); relaciones laborales; recursos humanos
Staff supervision | (supervisión/supervisar/manejo/dirección/dirigir/coordinación) (de/del/al/) (personal/empleados/trabajadores/el personal/cuadrillas/cuadrilla); personal a cargo; manejo de personal
Team management | (gestión/dirección/coordinación/manejo/dirigir/coordinar/liderar) (de/) (equipos/equipo/equipos de trabajo/equipo de trabajo/un equipo/el equipo); liderazgo de equipos
Operations management | (gestión/dirección/administración) de operaciones
Project management | (dirección/administración/manejo/coordinación/gerencia) de proyectos; gestionar proyectos
Strategic planning | (planificación/planeación/planeamiento) estratégica; planeamiento estratégico
Business development | desarrollo (de negocios/de negocio/comercial)
Sales | ?ventas; (técnicas/habilidades/cierre/ejecutivo/asesoría/experiencia/gestión) (de/en) ventas; (vender/venta de) productos; asesoría comercial; ventas (directas/directa/consultivas/B2B/puerta a puerta); gestión comercial
Lead generation | (prospección/captación) de clientes; prospección comercial; captar clientes
Account management | (gestión/manejo) de (cuentas/cartera de clientes); cartera de clientes
Marketing | mercadotecnia; mercadeo
Digital marketing | (marketing/mercadotecnia/mercadeo) digital
Social media marketing | (manejo/gestión/administración) de redes sociales; ?redes sociales
Market research | (investigación/estudio/estudios) de mercado; investigación de mercados
Advertising | campañas publicitarias
Graphic design | diseño gráfico
Photography | fotografía
Web design | diseño (web/de páginas web)
Microsoft Office | (paquete/paquetería/programas de/herramientas de/suite) (office/ofimático/microsoft office/de office); paquete ofimático
Microsoft Excel | (manejo/dominio/uso/conocimientos) (de/en/avanzado de/básico de) excel; excel (avanzado/intermedio/básico)
Microsoft Word | (manejo/dominio/uso) de word
IT support | soporte (técnico/informático/a usuarios/técnico informático); asistencia informática
Computer hardware repair | (reparación/mantenimiento) de (computadoras/ordenadores/computadores/equipos de cómputo/equipos informáticos/PC)
Network administration | (administración/mantenimiento) de redes
Networking | redes informáticas; redes de datos; redes de computadoras
Programming | programación; programación (informática/de computadoras)
Software development | desarrollo de (software/programas/aplicaciones)
Web development | desarrollo web
Data analysis | análisis de (datos/la información)
Statistics | estadística
Cybersecurity | ciberseguridad; seguridad informática
Engineering design | ingeniería
Economics | economía
Database management | (bases/base) de datos; (gestión/administración/manejo) de bases de datos

# Ways of working
Communication | comunicación (efectiva/eficaz/asertiva/oral/verbal/escrita/oral y escrita/verbal y escrita); habilidades comunicativas; ?comunicación; buena comunicación; facilidad de (palabra/comunicación); capacidad de comunicación; (comunicativo/comunicativa)
Active listening | escucha activa; saber escuchar
Teamwork | (trabajo/trabajar/trabajando/labor) (en equipo/en equipos); (espíritu/capacidad) de (equipo/trabajo en equipo); colaboración; compañerismo; trabajo colaborativo
Time management | (gestión/administración/manejo/organización) (del/de) tiempo; cumplimiento de plazos
Organization | ?organización; ?organizado; ?organizada; (capacidad/habilidades/sentido) (de organización/organizativa/organizativas/de la organización); (muy organizado/muy organizada); ?ordenado; ?ordenada
Problem solving | (resolución/solución/resolver/capacidad de resolver/manejo) (de/) problemas; (resolutivo/resolutiva); capacidad de resolución
Critical thinking | (pensamiento/razonamiento) (crítico/analítico/lógico); (capacidad/habilidades) (analítica/de análisis/analíticas)
Decision making | (tomar/capacidad de tomar) decisiones
Attention to detail | (atención/atento/atenta/orientación/orientada) (al/a los/a) (detalle/detalles); (detallista/minucioso/minuciosa/meticuloso/meticulosa)
Multitasking | (multitarea/multitareas/multifuncional); (realizar/capacidad de realizar/manejar) (varias/múltiples/varias tareas/múltiples tareas) (tareas/a la vez)
Flexibility | (adaptación/capacidad de adaptación/adaptación al cambio/adaptable/flexible a cambios); ?flexibilidad; (flexibilidad/disponibilidad) (horaria/de horario/de turnos)
Reliability | ?puntualidad; ?responsable; ?responsabilidad; puntual y responsable; responsable y puntual; (persona/muy) responsable; sentido de( la/) responsabilidad; ?confiable; confiabilidad; (buena/excelente) asistencia
Work ethic | ética (de trabajo/laboral); (trabajador/trabajadora) (y responsable/y honesto/y honesta); muy trabajador; muy trabajadora; ?trabajador; ?trabajadora; ganas de trabajar; ?compromiso; ?disciplina laboral; ?perseverancia; ?dedicación
Initiative | ?iniciativa; ?proactivo; ?proactiva; proactividad; (persona/muy) (proactiva/dinámica); ?automotivación; ?motivación
Independent work | (trabajo/trabajar) (independiente/de forma independiente/de manera independiente/autónomo/de forma autónoma/sin supervisión/con mínima supervisión/de manera autónoma); ?autonomía
Leadership | ?liderazgo; (capacidad/habilidades/dotes) de (liderazgo/mando); ?líder
Interpersonal skills | (habilidades/relaciones/destrezas) (interpersonales/sociales); (don/buen) (de gentes/trato); facilidad de trato; ?sociable; ?amable; amabilidad
Empathy | ?empatía; ?empático; ?empática; inteligencia emocional
Patience | ?paciencia; ?paciente y amable
Stress management | (trabajo/trabajar/capacidad de trabajar) (bajo presión/con presión/bajo estrés); (manejo/tolerancia/gestión) (del/al/de) estrés; ?resiliencia; tolerancia a la presión
Fast-paced work | (ambiente/entorno/entornos) (dinámico/rápido/acelerado/de ritmo rápido); ritmo (rápido/acelerado) de trabajo; rapidez; trabajo rápido
Conflict resolution | (manejo/gestión/solución) de conflictos; resolver conflictos
Negotiation | ?negociación; (habilidades/capacidad/técnicas) de negociación; negociar
Creativity | ?creatividad; ?creativo; ?creativa; innovación
Learning quickly | (aprendizaje/aprendo/aprender) (rápido/rápidamente/continuo); (ganas/capacidad/deseos/facilidad) (de/para) (aprender/aprendizaje); rápido aprendizaje; facilidad para aprender
Professionalism | ?profesionalismo; profesionalidad; ?honestidad; ?honesto; ?honesta; ?ética; buena presencia; buena presentación; ?integridad
Confidentiality | confidencialidad; manejo de información confidencial; ?discreción
Following instructions | (seguir/seguimiento de/cumplir) (instrucciones/indicaciones)
Positive attitude | actitud (positiva/de servicio); buena actitud; vocación de servicio
Physical stamina | (resistencia/fortaleza/buena condición/condición) física; (estar/permanecer/trabajar) de pie; (permanecer/estar) (mucho tiempo/largas horas) de pie
Manual dexterity | destreza (manual/manuales); habilidad manual; habilidades manuales; ?destrezas manuales
Mathematics | ?matemáticas; matemáticas básicas; cálculo mental; operaciones matemáticas
Planning | ?planificación; ?planeación; capacidad de planificación; planificar (tareas/el trabajo/trabajos)
`;
